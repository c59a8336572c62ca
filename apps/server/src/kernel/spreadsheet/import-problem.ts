export type ImportProblemName = 'unreadable' | 'empty' | 'too_long'

/** Why a file cannot be imported at all. */
export class ImportProblem extends Error {
  readonly problem: ImportProblemName

  constructor(problem: ImportProblemName) {
    super(problem)
    this.problem = problem
  }
}
