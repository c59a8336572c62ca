/** Categories are nested, at most three levels deep. */
export const MOST_CATEGORY_LEVELS = 3
/** Maximum length of a name, in characters. */
export const MOST_CATEGORY_NAME = 40
