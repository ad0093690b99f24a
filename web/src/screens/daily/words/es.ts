import type { en } from "./en";
import { count } from "../../../words/count";

export const words: typeof en = {
  title: "Reparto del día",
  about:
    "Hoy todo el mundo recibe las mismas cartas, contra los mismos tres gatos y con la misma suerte. Cada reparto se juega una vez.",
  open: "En este navegador cualquiera podría calcular estos repartos antes. Juégalos por diversión.",
  ends: (hours, minutes) =>
    `Nuevos repartos en ${hours > 0 ? `${count(hours, "hora", "horas")} ` : ""}${count(minutes, "minuto", "minutos")}.`,
  streak: (days) => `Has jugado ${days} días seguidos.`,
  play: "Jugar este reparto",
  goOn: "Seguir",
  came: (place) => `Quedaste en el ${place} puesto.`,
  alone: "Has llegado antes que nadie. Vuelve para ver cómo les va a los demás.",
  people: (number) => `Cómo les fue a las ${number} personas`,
  share: "Compartir",
  copied: "Copiado",
  text: (title, day, place) => `${title}, reparto del ${day}: ${place} de 4.`,
  check: "¿Es justo?",
  checkAbout:
    "Estas líneas fijan los repartos de hoy y de mañana. Sus secretos se muestran cuando acaba el día: entonces cualquiera puede comprobar que nada cambió.",
  today: "Hoy",
  tomorrow: "Mañana",
  failed: "No llegaron los repartos de hoy. Inténtalo de nuevo en un momento.",
};
