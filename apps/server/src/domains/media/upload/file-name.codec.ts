/** A typed name without invisible characters. */
export const typedName = (fileName: string): string => fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()

/** A file name from a device without its path. Only for display. */
export const plainName = (fileName: string): string => typedName(fileName.replace(/^.*[/\\]/s, ''))

/** The text after the last dot in small letters; empty without a dot. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(plainName(fileName))?.[1]?.toLowerCase() ?? ''
