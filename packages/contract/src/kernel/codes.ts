/** Numeric codes that the web apps act on. Everything else is only shown. */
export const SUCCESS = 1
/** No token, an unknown one or an expired one. */
export const NOT_SIGNED_IN = 14100
/** The token was taken back: signed out elsewhere, password changed, account disabled. */
export const SIGNED_OUT = 14280
/** The password is right but has to be replaced before the person may enter. */
export const PASSWORD_CHANGE_DUE = 14200
/** The installation is empty: whatever was asked, the set-up page comes first. */
export const NOT_SET_UP = 4000425

/** Somebody else has changed the thing since the person opened it. */
export const CHANGED_MEANWHILE = 4000412

/** The person is in another college than the one their page shows. */
export const OTHER_COLLEGE = 4000421

/** The token of a preview has run out, was never given out, or is for another college. */
export const PREVIEW_ENDED = 4350005

/** No viewing of this person has that id, or it ended long ago: a new one has to be begun. */
export const VIEWING_UNKNOWN = 4180004

/** Codes that show no toast; the screen that made the call decides what to do with them. */
export const QUIET_CODES: readonly number[] = [
  SUCCESS,
  NOT_SIGNED_IN,
  SIGNED_OUT,
  PASSWORD_CHANGE_DUE,
  NOT_SET_UP,
  0,
  4001508,
  20100,
]
/** Error screens with the no-permission picture. */
export const NO_PERMISSION_CODES: readonly number[] = [4001542, 4001543]
/** Error screens with the empty picture. */
export const GONE_CODES: readonly number[] = [4001512, 4001519]
