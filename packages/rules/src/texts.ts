/** Maximum length of a company's wording of a text. */
export const TEXT_LENGTH = 1000

/** Where a text is shown: in both apps, on the desktop only, in an answer of the server, in a message it sends. */
export const TEXT_PLACES = ['app', 'desktop', 'server', 'message'] as const
export type TextPlace = (typeof TEXT_PLACES)[number]

/**
 * `edited`: the company has its own wording; `missing`: other languages have one and this language has none; `misfit`:
 * its placeholders differ from those of the built-in text, for example after an update of the product.
 */
export const TEXT_STATES = ['edited', 'missing', 'misfit'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** The kinds of publication that create an edition of the texts. */
export const TEXT_ACTS = ['edited', 'imported', 'restored'] as const
export type TextAct = (typeof TEXT_ACTS)[number]
