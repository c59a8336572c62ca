/** Categories lie in each other, three levels deep at most. */
export const MOST_CATEGORY_LEVELS = 3
/** Letters of a name. */
export const MOST_CATEGORY_NAME = 40
