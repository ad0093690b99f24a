import type { en } from "./en";

const seconds = (number: number): string => (number === 1 ? "1 segundo más" : `${number} segundos más`);

export const words: typeof en = {
  keys: {
    title: "Tú en todos tus dispositivos",
    about: "Sé la misma persona en el móvil y en el escritorio, y vuelve aunque pierdas uno.",
    device: "Llevarme a otro dispositivo",
    deviceAbout: (place) => `En el otro dispositivo haz una foto de este cuadro, o abre ${place} y escribe el código.`,
    square: "El código como cuadro para fotografiar",
    counts: (left) => `Vale una vez, ${seconds(left)}.`,
    over: "Este código ya no vale.",
    another: "Hacer otro código",
  },
  passkeys: {
    title: "Llaves de acceso",
    about: "Tu dedo, tu cara o un PIN dice que eres tú. Sin contraseña y sin dirección.",
    make: "Hacer una llave de acceso",
    made: "La llave de acceso está hecha.",
    not: "No se usó ninguna llave de acceso.",
    already: "Este dispositivo ya tiene una llave de acceso.",
    synced: "En un gestor de contraseñas",
    single: "En un solo dispositivo",
    dates: (made, used) => `Hecha el ${made}, usada por última vez el ${used}`,
    remove: (made) => `Quitar la llave de acceso del ${made}`,
    removed: "La llave de acceso está quitada. Bórrala también en tu dispositivo.",
  },
  sessions: {
    title: "Dónde tienes la sesión abierta",
    about:
      "Cierra la sesión en lo que ya no usas o no conoces. Los códigos y llaves de acceso que se hicieron allí dejan de valer.",
    unnamed: "Un navegador o un programa",
    here: (since) => `Este, desde el ${since}`,
    since: (since) => `Desde el ${since}`,
    signOut: "Cerrar sesión",
    signOutOf: (device, since) => `Cerrar sesión: ${device}, desde el ${since}`,
    signedOut: (device) => `Sesión cerrada: ${device}.`,
    leave: "Cerrar sesión aquí",
    leaveAbout: "Este navegador ya no te conocerá. Los códigos y llaves de acceso que hiciste aquí dejarán de valer.",
    loss: {
      none: "Para volver, haz un código en otro dispositivo donde tengas la sesión abierta.",
      some: "No tienes la sesión abierta en ningún otro sitio. Solo puedes volver con una llave de acceso o un código de recuperación que no hayas hecho aquí. ¿No tienes? Entonces pásate antes a otro dispositivo.",
      all: "No tienes la sesión abierta en ningún otro sitio, ni llaves de acceso, ni códigos de recuperación. Nadie puede traerte de vuelta: perderás tu nombre, tus asientos, tus partidas y tus amistades.",
    },
    stay: "Seguir aquí",
    elsewhere: "Cerrar sesión en los demás",
    elsewhereAbout:
      "¿Perdiste un dispositivo, o alguien usó el tuyo? Después solo tendrás la sesión abierta aquí. Ningún código valdrá, ningún dispositivo recibirá mensajes, y solo se quedan las llaves de acceso que elijas.",
    alone: "En los demás dispositivos la sesión está cerrada.",
    which: "¿Qué llaves de acceso se quedan?",
    whichAbout: "Marca solo las que conoces. Las demás dejarán de valer.",
  },
  recovery: {
    title: "Códigos de recuperación",
    about: "Para el día en que pierdas todos los dispositivos. Apúntalos, cada uno vale una vez.",
    left: (number) => (number === 1 ? "Queda 1 código." : `Quedan ${number} códigos.`),
    make: "Hacer códigos de recuperación",
    shown: "Solo se muestran ahora. Los que hiciste antes ya no valen.",
    save: "Guardar en un archivo",
  },
  arrive: {
    title: "¿Ya estuviste aquí?",
    about: "Escribe un código de tu otro dispositivo o uno que apuntaste.",
    behind: (name) =>
      `En este navegador eres ${name}. Con el código o la llave de acceso de otra persona pasas a ser ella, y ${name} se queda atrás: para volver a ser ${name} necesitas un código o una llave de acceso de ${name}.`,
    typed:
      "Los códigos de recuperación no valen en un enlace: se escriben a mano. Si alguien te envió este enlace, no lo uses.",
    signedOut: "Aquí tu sesión está cerrada.",
    now: (name, before) => (name === "" ? `Ya no eres ${before}.` : `Ahora eres ${name}, ya no ${before}.`),
    back: (before) => `No, soy ${before}`,
    code: "Código",
    empty: "Escribe primero un código.",
    come: "Ese soy yo",
    passkey: "Usar una llave de acceso",
    welcome: (name) => (name === "" ? "Hola de nuevo." : `Hola de nuevo, ${name}.`),
  },
};
