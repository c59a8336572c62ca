import { draftTokenIn, isDraftAddress } from './draft-address.ts'

/**
 * Set when the app was opened to look at a home page that is not published, and until it is closed: nobody is reminded,
 * counted or greeted meanwhile, and nothing is kept.
 */
export const draftToken: string | undefined = draftTokenIn(window.location)

/** Set when the app was opened to look at any draft. */
export const isPreview: boolean = isDraftAddress(window.location)
