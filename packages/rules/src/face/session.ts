export const FACE_NAME_LENGTH = 100
export const FACE_TEXT_LENGTH = 5000
export const FACE_REASON_LENGTH = 500
export const MAX_DAYS = 30
export const MAX_LECTURERS = 10
export const MAX_MATERIALS = 20
export const MAX_PHOTOS = 60
export const HOMEWORK_LENGTH = 5000
export const MAX_SEATS = 10_000
export const MAX_OVERBOOK = 1000
export const ROOM_NAME_LENGTH = 60
export const ROOM_ADDRESS_LENGTH = 200

/** As stored. The clock decides whether an open session is upcoming, running or over. */
export const SESSION_STATES = ['draft', 'open', 'cancelled', 'deleted'] as const
export type SessionState = (typeof SESSION_STATES)[number]

export const SESSION_STEPS = ['publish', 'cancel', 'undo_cancel', 'delete'] as const
export type SessionStep = (typeof SESSION_STEPS)[number]

interface Transition {
  readonly from: readonly SessionState[]
  readonly step: SessionStep
  readonly to: SessionState
}

const SESSION_TRANSITIONS: readonly Transition[] = [
  { from: ['draft'], step: 'publish', to: 'open' },
  { from: ['open'], step: 'cancel', to: 'cancelled' },
  { from: ['cancelled'], step: 'undo_cancel', to: 'open' },
  { from: ['draft', 'cancelled'], step: 'delete', to: 'deleted' },
]

export const sessionAfter = (from: SessionState, step: SessionStep): SessionState | undefined =>
  SESSION_TRANSITIONS.find((transition) => transition.step === step && transition.from.includes(from))?.to

export const SESSION_PHASES = ['draft', 'upcoming', 'running', 'ended', 'cancelled'] as const
export type SessionPhase = (typeof SESSION_PHASES)[number]

interface Span {
  startsAt: number
  endsAt: number
}

export function sessionPhase(state: SessionState, { startsAt, endsAt }: Span, now: number): SessionPhase {
  if (state === 'cancelled' || state === 'deleted') return 'cancelled'
  if (state === 'draft') return 'draft'
  if (now >= endsAt) return 'ended'
  return now >= startsAt ? 'running' : 'upcoming'
}

/** Why a person cannot sign up, in the order in which they are checked. */
export const SIGN_UP_REFUSALS = [
  'not_open',
  'by_form',
  'locked',
  'form_closed',
  'not_yet',
  'over',
  'out_of_scope',
  'has_seat',
  'full',
] as const
export type SignUpRefusal = (typeof SIGN_UP_REFUSALS)[number]

export interface SignUpFacts {
  phase: SessionPhase
  opensAt: number | null
  closesAt: number | null
  now: number
  isInScope: boolean
  /** A project locks the session for the person, who may come only because of it. */
  isLocked: boolean
  /** A sign-up with a form gives the seats; a closed one is over, or not for the person. */
  form: 'none' | 'open' | 'closed'
  hasSeat: boolean
  seatsLeft: number
  hasWaitingList: boolean
}

const REFUSED: Readonly<Record<SignUpRefusal, (facts: SignUpFacts) => boolean>> = {
  not_open: ({ phase }) => phase !== 'upcoming',
  by_form: ({ form, hasSeat }) => form === 'open' && !hasSeat,
  form_closed: ({ form, hasSeat }) => form === 'closed' && !hasSeat,
  not_yet: ({ opensAt, now }) => opensAt !== null && now < opensAt,
  over: ({ closesAt, now }) => closesAt !== null && now >= closesAt,
  out_of_scope: ({ isInScope }) => !isInScope,
  locked: ({ isLocked }) => isLocked,
  has_seat: ({ hasSeat }) => hasSeat,
  full: ({ seatsLeft, hasWaitingList }) => seatsLeft === 0 && !hasWaitingList,
}

export const signUpRefusal = (facts: SignUpFacts): SignUpRefusal | null =>
  SIGN_UP_REFUSALS.find((refusal) => REFUSED[refusal](facts)) ?? null

/** What keeps a session from being published. */
export const SESSION_FAULTS = [
  'no_name',
  'no_days',
  'day_backwards',
  'days_overlap',
  'in_the_past',
  'room_too_small',
] as const
export type SessionFault = (typeof SESSION_FAULTS)[number]

export interface PlannedSession {
  name: string
  capacity: number
  days: readonly { startsAt: number; endsAt: number; roomSeats: number | null }[]
}

export function sessionFaults({ name, capacity, days }: PlannedSession, now: number): SessionFault[] {
  const sorted = days.toSorted((one, other) => one.startsAt - other.startsAt)
  const faults: Readonly<Record<SessionFault, boolean>> = {
    no_name: name.trim() === '',
    no_days: days.length === 0,
    day_backwards: days.some(({ startsAt, endsAt }) => !(startsAt < endsAt)),
    days_overlap: sorted.some((day, at) => at > 0 && day.startsAt < (sorted[at - 1]?.endsAt ?? 0)),
    in_the_past: days.some(({ startsAt }) => startsAt <= now),
    room_too_small: days.some(({ roomSeats }) => roomSeats !== null && roomSeats < capacity),
  }
  return SESSION_FAULTS.filter((fault) => faults[fault])
}
