/** Formats JSON for reading. Truncated text is not valid JSON and is shown unchanged. */
export function prettyJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
