/** A conversion in which a child process creates files from one source file. */
export interface Making {
  /** The kind of result, with every setting that changes it. */
  kind: string
  /** The source; it is only read. */
  path: string
  /** The folder for the results. */
  folder: string
}

/** Runs the child processes that prepare pictures, videos and documents. */
export interface Workshop {
  /** Priority of the processes. */
  priority: number
  /** Runs the work. The workshop of the tests returns an earlier result for the same source. */
  make<Made>(making: Making, work: () => Promise<Made>): Promise<Made>
}

/** The lowest priority, so that a request never waits for the conversion of a video. */
const LOWEST_PRIORITY = 19

export const plainWorkshop: Workshop = { priority: LOWEST_PRIORITY, make: (_making, work) => work() }
