/** Tasks of the matrix that are shown side by side. */
export const TASKS_AT_ONCE = 12

/** The page that is shown: an address can name one that the project does not have. */
export const taskPage = (page: number, total: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / TASKS_AT_ONCE)))
