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
    signOut: "Cerrar sesión en los demás",
    signOutAbout:
      "¿Perdiste un dispositivo, o alguien usó el tuyo? Los códigos hechos antes dejarán de valer, y ningún dispositivo recibirá mensajes. Las llaves de acceso se quedan: repásalas.",
    signedOut: "En los demás dispositivos la sesión está cerrada.",
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
    about:
      "Escribe un código de tu otro dispositivo o uno que apuntaste. Quien eres ahora en este navegador se queda atrás.",
    code: "Código",
    empty: "Escribe primero un código.",
    come: "Ese soy yo",
    passkey: "Usar una llave de acceso",
    welcome: (name) => (name === "" ? "Hola de nuevo." : `Hola de nuevo, ${name}.`),
  },
};
