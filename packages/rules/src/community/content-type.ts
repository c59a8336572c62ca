/** The types of community content. The specification names 1 and 2; every other type is an album. */
export const CONTENT_TYPES = { note: 1, article: 2, album: 3, shortVideo: 4 } as const
export type ContentType = (typeof CONTENT_TYPES)[keyof typeof CONTENT_TYPES]

/** Notes and articles are read; albums and short videos open full screen, one below the other. */
export const opensInRoll = (type: ContentType): boolean => type !== CONTENT_TYPES.note && type !== CONTENT_TYPES.article
