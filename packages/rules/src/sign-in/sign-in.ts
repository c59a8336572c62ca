const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** How often the code on the screen of the room changes, unless the author says otherwise. */
export const ROTATE_SECONDS = 15
/** A code counts this long after it has changed: the way from the screen to the camera takes a moment. */
const CODE_MARGIN_MS = 2000
/** A sign-in that was stored without signal is accepted for a day. */
const REPLAY_MS = 24 * 60 * MINUTE_MS
/** The clock of a device may be ahead of the server by this much. */
export const CLOCK_SKEW_MS = 2 * MINUTE_MS
/**
 * The same for a scan that the device stored: it has the difference to the clock of the server, and a code that was
 * passed on must not become a stored one.
 */
export const STORED_SKEW_MS = 5 * SECOND_MS
/** A code that was exchanged for a ticket is followed by the sign-in within this time. */
export const TICKET_MS = 10 * MINUTE_MS
export const LEAVE_REASON_LENGTH = 500

/**
 * Wrong typed codes within `minutes` after which no typed code is taken until they are over: of one person, of one
 * network without account sessions, and of everybody at one sign-in. A code has six digits, so that without this limit
 * it could be guessed. Scanned codes carry a signature and are not limited.
 */
export const CODE_TRIES = { person: 5, network: 60, session: 1000, minutes: 10 } as const

export interface SignInWindow {
  startsAt: number
  endsAt: number
  /** Scans this long before the start are kept and count from the start. */
  earlyMinutes: number
  /** Scans this long after the end count as late. */
  lateMinutes: number
}

export type SignInOutcome = 'not_started' | 'early' | 'signed' | 'late' | 'expired'

/** What a scan at this moment leads to. */
export function signInOutcome(
  { startsAt, endsAt, earlyMinutes, lateMinutes }: SignInWindow,
  at: number,
): SignInOutcome {
  if (at < startsAt - earlyMinutes * MINUTE_MS) return 'not_started'
  if (at < startsAt) return 'early'
  if (at <= endsAt) return 'signed'
  return at <= endsAt + lateMinutes * MINUTE_MS ? 'late' : 'expired'
}

/** 1 not started, 2 open, 3 ended. */
export const SIGN_IN_PHASE = { notStarted: 1, open: 2, ended: 3 } as const
export type SignInPhase = (typeof SIGN_IN_PHASE)[keyof typeof SIGN_IN_PHASE]

export function signInPhase(window: SignInWindow, now: number): SignInPhase {
  const outcome = signInOutcome(window, now)
  if (outcome === 'not_started') return SIGN_IN_PHASE.notStarted
  return outcome === 'expired' ? SIGN_IN_PHASE.ended : SIGN_IN_PHASE.open
}

/** The number of the code that the screen of the room shows at a moment. */
export const codeStep = (at: number, rotateSeconds: number): number => Math.floor(at / (rotateSeconds * SECOND_MS))

/** How many seconds the code on the screen still counts. */
export const codeSecondsLeft = (now: number, rotateSeconds: number): number =>
  Math.ceil(((codeStep(now, rotateSeconds) + 1) * rotateSeconds * SECOND_MS - now) / SECOND_MS)

/** The codes that a device may have read at this moment by its own clock. */
export function possibleSteps(at: number, rotateSeconds: number): number[] {
  return [...new Set([codeStep(at, rotateSeconds), codeStep(at - CODE_MARGIN_MS, rotateSeconds)])]
}

/** Whether the screen of the room shows this code now or showed it just before. */
export function isFreshCode(step: number, now: number, rotateSeconds: number): boolean {
  const current = codeStep(now, rotateSeconds)
  return step === current || step === current - 1
}

export type ScanFault = 'clock_ahead' | 'stored_too_long' | 'code_changed'

export interface Scan {
  /** The number of the code that was read. */
  step: number
  /** When the device read it, by its own clock. */
  at: number
  /** When the server received it. */
  receivedAt: number
  rotateSeconds: number
  /** How far the clock of the device may be from the time of the code. */
  skewMs?: number
}

/** Why a scan does not count; null when it does. The window is checked for `at`, not for the time of receipt. */
export function scanFault({ step, at, receivedAt, rotateSeconds, skewMs = CLOCK_SKEW_MS }: Scan): ScanFault | null {
  if (at > receivedAt + CLOCK_SKEW_MS) return 'clock_ahead'
  if (receivedAt - at > REPLAY_MS) return 'stored_too_long'
  // A device with a wrong clock is forgiven within the skew: what counts is that it read a code of that time.
  const skew = Math.ceil(skewMs / (rotateSeconds * SECOND_MS))
  const nearest = Math.min(...possibleSteps(at, rotateSeconds).map((possible) => Math.abs(possible - step)))
  return nearest > skew ? 'code_changed' : null
}

/** Whether a scan was stored on the device before it was sent; the board of the room shows it. */
export const isReplay = ({ at, receivedAt, rotateSeconds }: Omit<Scan, 'step' | 'skewMs'>): boolean =>
  receivedAt - at > rotateSeconds * SECOND_MS + CLOCK_SKEW_MS
