/** Words as somebody typed them, for a pattern of `like`: nothing in them stands for anything else. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** The pattern of whatever has these words somewhere. */
export const anywhere = (words: string): string => `%${literally(words)}%`
