import { draftTokenIn, isDraftAddress } from './draft-address.ts'

/**
 * Set when the app was opened with a draft of a home page, until the app is closed: no reminders, no counting, no
 * adverts, and nothing is cached meanwhile.
 */
export const draftToken: string | undefined = draftTokenIn(window.location)

/** True when the app was opened with any draft. */
export const isPreview: boolean = isDraftAddress(window.location)
