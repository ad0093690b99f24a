export const FOLDER = process.env["SHOTS"] ?? "../docs/shots";
export const WAIT = 900; // ms until what moves has come to rest
