/** The language in which the server is asked to answer: the one that the page is in. */
export const spoken = (): string => document.documentElement.lang;
