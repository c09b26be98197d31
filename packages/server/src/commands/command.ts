/** What a command says on standard output, and the code with which the program ends. */
type Done = { said: string; code: number }

/**
 * Something that the program does besides serving.
 * @param args what comes behind its name
 * @throws {StartError} what the operator has to mend
 */
export type Command = (args: string[], environment: Record<string, string | undefined>) => Promise<Done>
