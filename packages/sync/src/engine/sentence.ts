/** Ends it as a sentence, so that another one can follow: errors of systems have no full stop. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
