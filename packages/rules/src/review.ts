/** What people review: papers of an exam, homework, and sealed files of an exam, which they take or refuse. */
export const REVIEW_BIZ = { exam: 2401, homework: 2402, sealed: 2403 } as const
export type ReviewBizType = (typeof REVIEW_BIZ)[keyof typeof REVIEW_BIZ]

export const REVIEW_STATES = ['waiting', 'done', 'gone'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A person who opens something has it for themselves this long; every save counts from the start again. */
export const CLAIM_MS = 15 * 60_000

/** How often an open page renews the claim. */
export const RENEW_MS = 5 * 60_000

/** Markers get at most one message about the same exam or homework in this time. */
export const DIGEST_MS = 12 * 3_600_000
