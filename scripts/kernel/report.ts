/** How a part of the work went, in things that can be counted. */
export interface Tally {
  passed: number
  failed: number
  /** What failed, where it has a name: repeated at the end, because the end of a long log is what people see. */
  names?: readonly string[]
  /** What passed only at its second try: it counts as passed, and is named so that somebody mends it. */
  unsteady?: readonly string[]
}

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  names: tallies.flatMap(({ names = [] }) => names),
  unsteady: tallies.flatMap(({ unsteady = [] }) => unsteady),
})

const colours = process.stdout.isTTY && !process.env.NO_COLOR
const paint = (code: number, text: string) => (colours ? `\x1b[${code}m${text}\x1b[0m` : text)
export const green = (text: string): string => paint(32, text)
export const red = (text: string): string => paint(31, text)
export const yellow = (text: string): string => paint(33, text)
export const faint = (text: string): string => paint(2, text)

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
