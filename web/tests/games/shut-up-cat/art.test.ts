import { sheets } from "../../../src/games/shut-up-cat/art/sheets";
import { checkSheets } from "../../art/check";

checkSheets(sheets());
