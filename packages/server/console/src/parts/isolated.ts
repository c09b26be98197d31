/** A name within a sentence: one that is written from right to left keeps its order, and that of the words beside it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
