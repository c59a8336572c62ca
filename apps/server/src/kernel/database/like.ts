/** Escapes the wildcards of `like` in a text that a person typed. */
export const literally = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** A `like` pattern for texts that contain these words. */
export const anywhere = (words: string): string => `%${literally(words)}%`
