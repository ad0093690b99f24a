import type { en } from "./box.en";

export const words: typeof en = {
  title: "You Gotta Be Kitten Me!",
  short: "Kitten Me",
  players: "2–10 personas",
  kind: "30 min, mentiras",
  presets: {
    "first-game": ["Para empezar", "Sin Purrfect: solo apostar y dudar."],
    classic: ["Clásica", "La caja blanca, tal cual."],
    deluxe: ["Deluxe", "La caja gris: más de todo."],
    chaos: ["Caos", "Las dos cajas en un mazo."],
  },
  score: (score) => (score === 0 ? "fuera" : score === 1 ? "queda 1 carta" : `quedan ${score} cartas`),
  luck: {
    what: "Duelos ganados",
    note: "Las probabilidades son las de la última carta, con todas las manos a la vista.",
  },
};
