/** Files that a child process makes out of one file. */
export interface Making {
  /** What is made, with every setting that changes the result. */
  kind: string
  /** The source; it is only read. */
  path: string
  /** Where the results are written. */
  folder: string
}

/** How child processes make pictures, films and documents ready to be shown. */
export interface Workshop {
  /** Priority of the processes. */
  priority: number
  /** Runs the work. Tests have a workshop that returns what the same source has become before. */
  make<Made>(making: Making, work: () => Promise<Made>): Promise<Made>
}

/** The lowest priority: a request never waits for a film. */
const LOWEST_PRIORITY = 19

export const plainWorkshop: Workshop = { priority: LOWEST_PRIORITY, make: (_making, work) => work() }
