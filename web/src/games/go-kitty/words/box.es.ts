import type { en } from "./box.en";

export const words: typeof en = {
  title: "Go Kitty",
  short: "Go Kitty",
  players: "2–5 personas",
  kind: "20 min, grupos",
  presets: {
    sheet: ["Según la hoja", "Como dice la hoja de reglas."],
    cozy: ["Acogedora", "Bajar en cualquier momento; un robo con suerte sigue."],
    wild: ["Salvaje", "Bajar antes de cada petición; las estaciones, al azar."],
  },
  luck: { what: "Cartas robadas que encajan", note: "Una carta encaja si ya tienes una igual." },
};
