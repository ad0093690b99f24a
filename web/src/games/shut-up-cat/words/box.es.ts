import type { en } from "./box.en";

export const words: typeof en = {
  title: "Shut Up, Cat!",
  short: "Shut Up, Cat!",
  players: "2–4 personas",
  kind: "25 min, dados",
  presets: {
    sheet: ["Según la hoja", "Como dice la hoja de reglas, hasta 40."],
    nap: ["Siesta", "Hasta 20, tu pantalla recuerda."],
    insomnia: ["Insomnio", "Hasta 60; al gato se le espanta solo en tu turno."],
  },
  score: (score) => `${score} Z`,
  luck: { what: "Losetas tranquilas al dormir", note: "Las probabilidades conocen cada loseta que has visto." },
};
