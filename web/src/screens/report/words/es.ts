import type { en } from "./en";

export const words: typeof en = {
  report: {
    about: "Quienes llevan este servidor lo miran, junto con esta partida. En la mesa nadie se entera.",
    whom: "¿De quién?",
    what: "¿De qué se trata?",
    behaviour: "De lo que hace",
    name: "De su nombre",
    own: "Con tus palabras, si quieres",
    send: "Enviar el aviso",
    sent: (name: string): string => `Gracias. Has avisado de ${name}. En «Quién juega» también puedes silenciar.`,
  },
};
