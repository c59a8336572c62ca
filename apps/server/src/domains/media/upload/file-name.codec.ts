/** Shown to people only; no path and nothing invisible comes along. */
export const plainName = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()

/** Small letters behind the last dot; empty without one. */
export const endingOf = (fileName: string): string => /\.([^.]+)$/.exec(plainName(fileName))?.[1]?.toLowerCase() ?? ''
