/** Codes of refusals that change what the paper does. The same numbers as in `exam.errors.ts`, which holds schemas. */
export const NEWER_PAGE_OPEN = 4230112
export const TIME_OVER = 4230113
export const HANDED_IN = 4230114
export const OPERATIONS_MISSING = 4230115
export const PRACTICE_HANDED_IN = 4230306
