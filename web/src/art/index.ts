/** The pictures that every screen and every game may use. Pure functions that give SVG as text; colours come from the tokens alone. */
export { bedCat } from "./cat/bedcat";
export { avatar, cat } from "./cat/cat";
export { furOf } from "./cat/furs";
export { type Fur, FURS } from "../vocabulary/looks";
export { MOODS, type Mood } from "./cat/moods";
export { type Cover } from "./cover";
export { icon, ICON_NAMES } from "./icons";
export { catAt, type Looks, readLook, type SeatCat, writeLook } from "./look";
export { inkDefs } from "./inks";
export { nineMark } from "./mark";
export { curtain, cushion, pointingPaw, rosette, watcherEyes } from "./props";
