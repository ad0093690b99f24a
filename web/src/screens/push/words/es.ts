import type { en } from "./en";

export const words: typeof en = {
  turn: {
    title: "Avísame cuando me toque",
    about:
      "Para mesas de horas o días, y cuando te invitan o alguien abre una mesa: llega un mensaje aunque esta página esté cerrada. Nunca muestra una carta.",
    allow: "Avísame en este dispositivo",
    on: "Este dispositivo te avisa desde ahora.",
    try: "Probar",
    tried: "Enviado. Llega en un momento.",
    stop: "Parar en este dispositivo",
    off: "Este dispositivo ya no te avisa.",
    notNow: "No cambió nada. Tu navegador pregunta si pueden llegar mensajes: di que sí.",
    notGiven: "Tu navegador no pudo activarlo. Revisa tu conexión y prueba otra vez.",
  },
  hinders: {
    server: "Este servidor no envía mensajes. Tus mesas muestran a quién le toca.",
    home: "En un iPhone o iPad, añade primero esta página a la pantalla de inicio (Compartir, luego Añadir a pantalla de inicio) y ábrela allí.",
    secure: "Los mensajes necesitan una dirección que empiece por https.",
    browser: "Este navegador no muestra mensajes de una página cerrada. Prueba con otro.",
    denied: "Has prohibido los mensajes de esta página. Permítelos en los ajustes del navegador y vuelve.",
  },
  quiet: {
    title: "Horas de silencio",
    about: "Entonces no llega nada. Lo que aún te espere llega después.",
    quiet_from: "Desde",
    quiet_to: "Hasta",
    kept: "Guardado.",
  },
  devices: {
    title: "Tus otros dispositivos",
    browser: "Otro navegador",
    since: (day) => `Desde el ${day}`,
    remove: (browser, day) => `Quitar ${browser}, desde el ${day}`,
    removed: "Ese dispositivo ya no te avisa.",
  },
  muted: {
    title: "Mesas en silencio",
    lift: "Avísame otra vez",
    liftOf: (code) => `Avísame otra vez de la mesa ${code}`,
    lifted: (code) => `Vuelves a saber de la mesa ${code}.`,
  },
  menu: {
    mute: "Silenciar esta mesa",
    muted: "Ya no sabrás de esta mesa.",
    unmute: "Avísame otra vez de esta mesa",
    unmuted: "Vuelves a saber de esta mesa.",
    tell: "Avísame cuando me toque",
  },
};
