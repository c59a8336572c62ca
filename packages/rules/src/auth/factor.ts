/** How somebody proves that it is them, besides what they signed in with. The password counts where nothing is enrolled. */
export const FACTOR_WAYS = ['totp', 'passkey', 'recovery', 'password'] as const
export type FactorWay = (typeof FACTOR_WAYS)[number]

export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40

const MINUTE_MS = 60_000
/** The second step of a sign-in is done within this time, or the person begins again. */
export const SECOND_STEP_MS = 10 * MINUTE_MS
/** For so long a proof counts before something grave. */
export const FRESH_MS = 10 * MINUTE_MS
/** For so long people with management rights may go on without one after the company has asked for it. */
export const GRACE_MS = 7 * 24 * 60 * MINUTE_MS

export const TOTP_DIGITS = 6
export const TOTP_SECONDS = 30
