/** The longest wording a company can give a text. */
export const TEXT_LENGTH = 1000

/** Where a text is seen: in both apps, on the desktop alone, in an answer of the server, in a message it sends. */
export const TEXT_PLACES = ['app', 'desktop', 'server', 'message'] as const
export type TextPlace = (typeof TEXT_PLACES)[number]

/**
 * Of an edit: that there is one; that other languages have one and this has none; that its placeholders are not those of the
 * built-in text, which can happen when a newer release has changed them.
 */
export const TEXT_STATES = ['edited', 'missing', 'misfit'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** What brought an edition of the dictionary. */
export const TEXT_ACTS = ['edited', 'imported', 'restored'] as const
export type TextAct = (typeof TEXT_ACTS)[number]
