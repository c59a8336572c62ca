/** The version of the native shell, which it adds to the user agent; null elsewhere. It proves nothing. */
export const shellVersion = (userAgent: string): string | null =>
  /\bLearnApp\/(\d{1,4}(?:\.\d{1,4}){0,3})(?![\d.])/i.exec(userAgent)?.[1] ?? null
