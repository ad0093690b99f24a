/** A number with its noun, as in "1 match" and "3 matches". */
export const count = (number: number, one: string, more: string): string => `${number} ${number === 1 ? one : more}`;
