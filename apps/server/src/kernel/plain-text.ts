/** Plain text as a person typed it, without control characters and with at most one empty line in a row. */
export const plainText = (content: string): string =>
  CONTROL.test(content) ? withoutControls(content).trim() : content.trim()

const CONTROL = /\p{Cc}/u

const withoutControls = (content: string): string =>
  content
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
