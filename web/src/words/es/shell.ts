import type { shell as english } from "../en/shell";
import { count } from "../count";

const LEVELS: Readonly<Record<string, string>> = {
  "": "Lo habitual",
  kitten: "Gatito",
  tabby: "Atigrado",
  panther: "Pantera",
};

const thinking = (name: string): string => (name === "" ? "El resto está pensando" : `${name} está pensando`);

export const shell: typeof english = {
  missing: "Esta parte de la página no llegó.",
  again: "Otra vez",
  daily: "Reparto del día",
  tablesHere: "Mesas en este navegador",
  away: { why: "El servidor no responde.", play: "Jugar con gatos en este navegador" },
  announced: {
    label: "De quienes llevan este servidor",
    readOnly:
      "Ahora no empiezan mesas ni partidas nuevas: este servidor se actualizará pronto. Las partidas en marcha siguen.",
  },
  trouble: {
    full: "A este navegador no le queda sitio, así que no se puede guardar nada más. Libera espacio y sigue jugando.",
    gone: "El navegador se llevó lo guardado de esta mesa. Vuelve a cargar la página.",
    start: "La mesa de este navegador no arrancó.",
    fault: "Algo falló en esta mesa. Lo jugado queda guardado.",
  },
  guestNames: [
    "Michi",
    "Bigotes",
    "Pelusa",
    "Garbanzo",
    "Churro",
    "Canela",
    "Manchas",
    "Botón",
    "Sardina",
    "Trufa",
    "Ovillo",
    "Tigre",
  ],
  skip: "Ir a la parte principal",
  home: "Nine Lives, al inicio",
  lede: "Tres juegos de gatos para la mesa de la cocina.",
  fine: "Edición no oficial de fans. Juegos de Ben Lundquist y el equipo de Stone Blade, Wil Cox y Graviti Games. Mantener lejos de los perros.",
  elsewhere: "Más sitios",
  boxes: "Juegos",
  dark: "Tema oscuro",
  sound: "Sonido",
  play: "Jugar",
  playNow: "Jugar ya",
  playNowOf: (title) => `Jugar ya: ${title}`,
  more: "Más formas",
  moreOf: (title, players) => `${players}. Más formas de jugar a ${title}`,
  loading: "Un momento…",
  join: {
    code: "Código de mesa",
    example: "RONRON",
    go: "Entrar",
    tooShort: "Un código tiene seis letras. Escríbelas todas.",
  },
  ways: {
    set: { name: "Poner la mesa", about: "Tú eliges los gatos y las reglas de la casa." },
    invite: { name: "Invitar a tu gente", about: "Con enlace, código o QR. Tú eliges las reglas de la casa." },
    quick: { name: "Partida rápida", about: "Siéntate con quien esté esperando." },
    best: { name: "Clasificación", about: "Quién juega mejor este mes." },
    pass: { name: "Una sola pantalla", about: "Pasa de mano en mano; un telón oculta tus cartas." },
    learn: { name: "Aprender", about: "Una primera lección, dos minutos." },
    rules: { name: "Reglas", about: "El reglamento y cada regla." },
  },
  resume: {
    title: "Tus mesas",
    yourTurn: (name) => `Te toca, ${name}`,
    goOn: (phase, name) =>
      phase === "playing" ? thinking(name) : phase === "over" ? "¿Otra partida?" : "La mesa está puesta",
    where: (title, others) => (others.length === 0 ? title : `${title}, con ${others.join(", ")}`),
  },
  faults: {
    ours: "Eso no funcionó. Prueba otra vez en un momento.",
    offline: "No se puede llegar a la mesa. Revisa tu conexión y prueba otra vez.",
    tooMuch: "Fue demasiado de golpe. Espera unos segundos y prueba otra vez.",
    stranger:
      "Aquí no tienes la sesión abierta. En «Sobre ti» te pones un nombre, o vuelves con un código o una llave de acceso.",
  },
  set: {
    title: "Poner la mesa",
    seats: "Asientos",
    seatsAbout: "Los bots ocupan los que queden libres.",
    preset: "Variante",
    clock: "Tiempo por jugada",
    clocks: {
      15: "15 s",
      30: "30 s",
      90: "90 s",
      300: "5 min",
      3600: "1 hora",
      86400: "1 día",
      604800: "7 días",
    },
    clockAbout: (seconds) =>
      seconds <= 30
        ? "Relámpago: piensa rápido o un bot juega por ti."
        : seconds <= 300
          ? "De una sentada. Si se acaba, un bot juega por ti."
          : "Poco a poco: vete y vuelve.",
    bots: "Bots",
    level: (key) => LEVELS[key] ?? key,
    levelAbout: (key) =>
      ({
        "": "Gatitos hasta que ganes este juego una vez; después, atigrados.",
        kitten: "Juega a su antojo.",
        tabby: "Juega bien.",
        panther: "Juega a ganar.",
      })[key] ?? "",
    hints: "Pistas",
    hintsAbout: "Cualquiera puede ver las probabilidades.",
    listed: "Abierta",
    listedAbout: "La mesa sale en la lista y cualquiera puede sentarse. Si no, solo quien tenga el enlace.",
    rated: "Clasificatoria",
    ratedAbout: "Cuenta para los puntos de quienes juegan: las reglas tal como vienen y sin pistas.",
    house: "Reglas de la casa",
    houseAbout: "Cada pregunta que las reglas dejan abierta, con su respuesta.",
    changed: (number) => count(number, "cambio", "cambios"),
    ruling: (number) => `Regla ${number}`,
    own: "Escribe el tuyo o elige uno.",
    on: "Sí",
    off: "No",
    create: "Poner la mesa",
  },
  lobby: {
    title: "Mesas abiertas",
    about: "Siéntate o mira. Las mesas nuevas aparecen solas.",
    none: "Ahora no hay ninguna mesa abierta. Pon una y la verá más gente.",
    people: (number) => count(number, "persona", "personas"),
    free: (number) => (number === 0 ? "sin asientos libres" : count(number, "asiento libre", "asientos libres")),
    rated: "clasificatoria",
    phase: (phase) =>
      phase === "gathering"
        ? "esperando"
        : phase === "playing"
          ? "partida en curso: siéntate después"
          : "entre dos partidas",
    sit: "Unirse",
    watch: "Mirar",
    joinOf: (game, code) => `Unirse a ${game}, mesa ${code}`,
    watchOf: (game, code) => `Mirar ${game}, mesa ${code}`,
    start: "Partida rápida",
  },
  me: {
    title: "Sobre ti",
    name: "Tu nombre",
    nameAbout: "Así te ve el resto. 24 letras como máximo.",
    keep: "Guardar",
    kept: "Guardado.",
    noName: "Escribe primero un nombre.",
    theme: "Tema",
    themes: { auto: "Como el sistema", light: "Día", dark: "Medianoche" },
    language: "Idioma",
    speed: "Velocidad",
    speeds: { normal: "Normal", fast: "Rápida", off: "Sin animación" },
    sound: "Sonido",
    install: "Instalar",
    installAbout: "Ten Nine Lives en tu pantalla de inicio.",
    tables: "Tus mesas",
    noTables: "No ocupas ninguna mesa. Elige una caja y juega.",
    matches: "Tus partidas",
    noMatches: "Aquí aparecerán tus partidas terminadas.",
    won: (names) => (names.length === 1 ? `Ganó ${names.join("")}` : `Ganaron ${names.join(" y ")}`),
    youWon: "Ganaste",
    replay: "Repetición",
    saveAll: "Guardar las partidas",
    bringIn: {
      title: "Traer partidas",
      about:
        "Partidas guardadas aquí, en otro dispositivo o por alguien más. Cada una se vuelve a jugar y se verifica antes de guardarla.",
      file: "Elegir un archivo",
      paste: "O pega el registro de una partida",
      open: "Verla",
      empty: "Pega primero un registro.",
      tooBig: "Este archivo es demasiado grande para ser de partidas. Elige otro.",
      checking: (number, all) => `Verificando la partida ${number} de ${all} …`,
      brought: (number) =>
        number === 0
          ? "No contiene partidas."
          : number === 1
            ? "La partida ya está aquí."
            : `${number} partidas ya están aquí.`,
      refused: (number) => (number === 1 ? "1 partida no se aceptó." : `${number} partidas no se aceptaron.`),
    },
    data: "Tus datos",
    dataAbout:
      "Se guardan tu nombre, tus mesas, tus partidas y la mitad pública de tus llaves de acceso. Ni dirección ni contraseña.",
    takeOut: "Llevarme una copia",
    nothing: "Aún no se guarda nada sobre ti.",
    forget: "Olvídame",
    forgetSure: "¿Olvidarte para siempre? Tu nombre desaparece de cada mesa y cada partida, y nadie puede recuperarlo.",
    forgetYes: "Sí, olvídame",
    forgetNo: "No, me quedo",
    forgotten: "Ya no sabemos quién eres. Te damos la bienvenida.",
  },
  pass: {
    title: "Una sola pantalla",
    about: "La pantalla pasa de mano en mano. Un telón oculta tus cartas hasta que tocas.",
    people: "¿Quién juega?",
    person: (number) => `Persona ${number}`,
    add: "Una persona más",
    remove: (name) => `Quitar a ${name}`,
    bots: "Bots además",
    begin: "Empezar",
    gathering: "Tomando asiento…",
    to: "Pásala a",
    open: (name) => `Soy ${name}: abrir`,
    look: "El resto mira a otro lado.",
    actsToo: "Otra persona quiere jugar",
    passTo: (name) => `Ocultar y pasar a ${name}`,
    anew: "Otra mesa con otras personas",
    waitFor: (name) => `${name} está pensando…`,
  },
  lost: {
    title: "No hay nadie",
    about: "Aquí no hay ninguna página. El gato ha mirado por todas partes.",
    home: "Al inicio",
  },
};
