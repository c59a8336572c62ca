export type ProblemName = 'unreadable' | 'too_many_pixels' | 'no_space' | 'busy'

/** Why a picture cannot be stored. Sent from the picture process to the server by name. */
export class PictureProblem extends Error {
  readonly problem: ProblemName

  constructor(problem: ProblemName) {
    super(problem)
    this.problem = problem
  }
}

const FULL = ['ENOSPC', 'EDQUOT']

/** The disk is full, or a quota is used up. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.includes(String(error.code))
