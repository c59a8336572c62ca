/** One test, or one check. */
export interface TestResult {
  name: string
  seconds: number
  passed: boolean
  /** Why it failed, where that is known. */
  reason?: string
}

export interface FileResult {
  /** Path from the root of the repository; the name of a check. */
  file: string
  seconds: number
  tests: readonly TestResult[]
}

/** The result of a part of the suite. */
export interface Outcome {
  files: readonly FileResult[]
  /** Failures outside any file, such as a set-up. Each counts as one failure. */
  faults: readonly string[]
}

/** The result of a part, as it is stored for the bench of the suite. */
export interface PartOutcome extends Outcome {
  part: string
  seconds: number
}

export const NOTHING: Outcome = { files: [], faults: [] }

export const hasFailed = ({ tests }: FileResult): boolean => tests.some(({ passed }) => !passed)

export const testsOf = ({ files }: Outcome): TestResult[] => files.flatMap(({ tests }) => tests)

export const passedOf = (outcome: Outcome): number => testsOf(outcome).filter(({ passed }) => passed).length

export const failedOf = (outcome: Outcome): number =>
  testsOf(outcome).filter(({ passed }) => !passed).length + outcome.faults.length

const MOST_LINES = 12
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[[\d;]*m/g

/** A name, followed by the beginning of its reason without the lines about our tools. */
function withReason(name: string, reason = ''): string {
  const lines = reason
    .replace(COLOURS, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('node_modules'))
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `    ${line}`)].join('\n')
}

export const nameOf = (file: string, { name }: TestResult): string => (name === file ? name : `${file} ${name}`)

/** The names of all failures, each with its reason. */
export const failuresOf = ({ files, faults }: Outcome): string[] => [
  ...files.flatMap(({ file, tests }) =>
    tests.filter(({ passed }) => !passed).map((test) => withReason(nameOf(file, test), test.reason)),
  ),
  ...faults,
]
