/** What became of a person in a session. Every change is a row of the history. */
export const SEAT_STATUSES = [
  'booked',
  'waiting',
  'confirmed',
  'declined',
  'leave',
  'late',
  'present',
  'partly',
  'absent',
  'cancelled',
] as const
export type SeatStatus = (typeof SEAT_STATUSES)[number]
/** `none` is somebody who never signed up. */
type SeatFrom = SeatStatus | 'none'

/** How somebody was there. */
export const ATTENDED = ['present', 'late', 'partly', 'absent'] as const satisfies readonly SeatStatus[]
export type Attended = (typeof ATTENDED)[number]

/** Statuses that take a seat of the room. */
export const SEATED: readonly SeatStatus[] = ['booked', 'confirmed', ...ATTENDED]
/** Statuses of people who are expected to come. */
export const EXPECTED: readonly SeatStatus[] = ['booked', 'confirmed']

/** Statuses of people who do not come: their calendars drop the days. */
export const AWAY: readonly SeatStatus[] = ['cancelled', 'declined', 'leave']

export const SEAT_STEPS = [
  'book',
  'wait',
  'promote',
  'confirm',
  'decline',
  'withdraw',
  'remove',
  'cancel',
  'leave',
  'present',
  'late',
  'partly',
  'absent',
  'give',
  'take',
  'undo',
] as const
export type SeatStep = (typeof SEAT_STEPS)[number]

interface Transition {
  readonly from: readonly SeatFrom[]
  readonly step: Exclude<SeatStep, 'undo'>
  readonly to: SeatStatus
}

const OUTSIDE: readonly SeatFrom[] = ['none', 'declined', 'cancelled']
const MARKABLE: readonly SeatFrom[] = ['booked', 'confirmed', 'leave', ...ATTENDED]

const SEAT_TRANSITIONS: readonly Transition[] = [
  { from: OUTSIDE, step: 'book', to: 'booked' },
  { from: OUTSIDE, step: 'wait', to: 'waiting' },
  // Somebody with leave who signs up again comes after all, and takes a seat like all others.
  { from: ['leave'], step: 'book', to: 'booked' },
  { from: ['leave'], step: 'wait', to: 'waiting' },
  { from: ['waiting'], step: 'promote', to: 'booked' },
  { from: ['booked'], step: 'confirm', to: 'confirmed' },
  { from: ['booked', 'confirmed'], step: 'decline', to: 'declined' },
  { from: ['booked', 'confirmed', 'waiting'], step: 'withdraw', to: 'cancelled' },
  { from: ['booked', 'confirmed', 'waiting', 'leave'], step: 'remove', to: 'cancelled' },
  { from: ['booked', 'confirmed', 'waiting', 'leave'], step: 'cancel', to: 'cancelled' },
  { from: ['booked', 'confirmed'], step: 'leave', to: 'leave' },
  ...ATTENDED.map((step): Transition => ({ from: MARKABLE, step, to: step })),
  { from: ['booked', 'confirmed'], step: 'give', to: 'cancelled' },
  { from: [...OUTSIDE, 'waiting'], step: 'take', to: 'booked' },
]

/** The status after a step; undefined when the step is not possible. */
export const seatAfter = (from: SeatFrom, step: SeatStep): SeatStatus | undefined =>
  SEAT_TRANSITIONS.find((transition) => transition.step === step && transition.from.includes(from))?.to

/** Who said so. */
export const SEAT_WAYS = ['self', 'code', 'hand', 'import', 'rule'] as const
export type SeatWay = (typeof SEAT_WAYS)[number]

/** Leave is asked for and decided while the seat is kept; a granted leave is a status. */
export const LEAVE_STATES = ['asked', 'granted', 'refused'] as const
export type LeaveState = (typeof LEAVE_STATES)[number]

/** How many seats can still be booked, with overbooking. */
export const seatsLeft = ({ capacity, overbook }: { capacity: number; overbook: number }, seated: number): number =>
  Math.max(0, capacity + overbook - seated)
