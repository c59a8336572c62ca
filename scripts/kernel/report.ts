const colours = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number, text: string) => (colours ? `\x1b[${code}m${text}\x1b[0m` : text)
export const green = (text: string): string => paint(32, text)
export const red = (text: string): string => paint(31, text)
export const yellow = (text: string): string => paint(33, text)
export const faint = (text: string): string => paint(2, text)

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
