/** Numeric codes that the web apps react to. All other codes are only shown. */
export const SUCCESS = 1
/** The token is missing, unknown or expired. */
export const NOT_SIGNED_IN = 14100
/** The token was revoked: signed out elsewhere, password changed, account disabled. */
export const SIGNED_OUT = 14280
/** The password is correct, but the person has to replace it before they may enter. */
export const PASSWORD_CHANGE_DUE = 14200
/** The second step of the sign-in is missing. */
export const SECOND_FACTOR_DUE = 14300
/** The person proves once more that it is them, and sends the call again. */
export const PROOF_DUE = 14310
/** The company wants a second factor of people with management rights, and this one has none. */
export const SECOND_FACTOR_FIRST = 14320
/** The installation is empty: every call leads to the set-up page. */
export const NOT_SET_UP = 4000425

/** The person or the network sends too many requests: the same one is taken a little later. */
export const TOO_MANY_REQUESTS = 4000429

/** Somebody else has changed the same data since the person opened it. */
export const CHANGED_MEANWHILE = 4000412

/** The person's current college differs from the college of the page. */
export const OTHER_COLLEGE = 4000421

/** The preview token has expired, is unknown, or is for another college. */
export const PREVIEW_ENDED = 4350005

/** This person has no such viewing, or it ended long ago: the app has to start a new one. */
export const VIEWING_UNKNOWN = 4180004

/** Codes that ask the person for a proof, or for a second factor. */
export const PROOF_CODES: readonly number[] = [SECOND_FACTOR_DUE, PROOF_DUE, SECOND_FACTOR_FIRST]

/** Codes that show no toast; the screen that made the call decides what to do with them. */
export const QUIET_CODES: readonly number[] = [
  SUCCESS,
  NOT_SIGNED_IN,
  SIGNED_OUT,
  PASSWORD_CHANGE_DUE,
  ...PROOF_CODES,
  NOT_SET_UP,
  0,
  4001508,
  20100,
]
/** Error screens with the no-permission picture. */
export const NO_PERMISSION_CODES: readonly number[] = [4001542, 4001543]
/** Error screens with the empty picture. */
export const GONE_CODES: readonly number[] = [4001512, 4001519]
