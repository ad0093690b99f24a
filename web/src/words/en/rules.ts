export const rules = {
  title: "Rules",
  contents: "Contents",
  search: "Search the rules",
  clear: "Clear the search",
  found: (number: number): string =>
    number === 0 ? "Nothing found. Try another word." : number === 1 ? "1 place found" : `${number} places found`,
  ruling: (number: string): string => `Ruling ${number}`,
  option: (about: string, values: string): string => `Option: ${about} (${values})`,
  here: (value: string): string => `at this table: ${value}`,
  opening: "Fetching the rule book…",
  failed: "The rule book could not be fetched.",
  again: "Try again",
  learn: "Learn it by playing",
};
