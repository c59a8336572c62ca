import type { PartOutcome } from './outcome.ts'

const MOST_FILE_S = 20
const MOST_BROWSER_TEST_S = 15

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`

/** Test files and browser tests that exceed their time limit, slowest first. */
export function slowOnes(outcomes: readonly PartOutcome[]): string[] {
  const found = outcomes.flatMap(({ part, files }) => {
    if (part === 'check') return []
    // In the browser part each test is a journey, so the limit applies to single tests and not to files.
    if (part === 'browser')
      return files.flatMap(({ file, tests }) =>
        tests
          .filter(({ seconds }) => seconds > MOST_BROWSER_TEST_S)
          .map(({ name, seconds }) => ({ name: `${file} ${name}`, seconds })),
      )
    return files.filter(({ seconds }) => seconds > MOST_FILE_S).map(({ file, seconds }) => ({ name: file, seconds }))
  })
  return found.toSorted((a, b) => b.seconds - a.seconds).map(({ name, seconds }) => `${inSeconds(seconds)} ${name}`)
}
