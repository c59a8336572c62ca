/** A name as somebody typed it; nothing invisible comes along. */
export const typedName = (fileName: string): string => fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()

/** A name as a device tells it: no path comes along. Shown to people only. */
export const plainName = (fileName: string): string => typedName(fileName.replace(/^.*[/\\]/s, ''))

/** Small letters behind the last dot; empty without one. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(plainName(fileName))?.[1]?.toLowerCase() ?? ''
