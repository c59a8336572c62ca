const said = new Set<string>()

/** Writes each message to the console once, however often it happens. */
export function logOnce(text: string): void {
  if (said.has(text)) return
  said.add(text)
  // biome-ignore lint/suspicious/noConsole: this is the one place that writes there
  console.info(`[sands] ${text}`)
}
