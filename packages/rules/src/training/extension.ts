import type { HandInRefusal } from './homework.ts'

export const EXTENSION_REASON_LENGTH = 500
/** How far from now somebody may ask for. */
const EXTENSION_MOST_DAYS = 180
const DAY_MS = 86_400_000

/** More time for a task of one member. What was granted before stays, whatever is asked for later. */
export const EXTENSION_STATES = ['asked', 'granted', 'declined', 'withdrawn'] as const
export type ExtensionState = (typeof EXTENSION_STATES)[number]
export type ExtensionStep = 'ask' | 'approved' | 'declined' | 'withdrawn'

const EXTENSION_TRANSITIONS: readonly { from: ExtensionState | null; step: ExtensionStep; to: ExtensionState }[] = [
  { from: null, step: 'ask', to: 'asked' },
  { from: 'granted', step: 'ask', to: 'asked' },
  { from: 'declined', step: 'ask', to: 'asked' },
  { from: 'withdrawn', step: 'ask', to: 'asked' },
  { from: 'asked', step: 'approved', to: 'granted' },
  { from: 'asked', step: 'declined', to: 'declined' },
  { from: 'asked', step: 'withdrawn', to: 'withdrawn' },
]

export const extensionAfter = (from: ExtensionState | null, step: ExtensionStep): ExtensionState | undefined =>
  EXTENSION_TRANSITIONS.find((known) => known.from === from && known.step === step)?.to

/** Why a member cannot ask for more time, in the order in which it is checked. */
export const EXTENSION_REFUSALS = ['not_taken', 'done', 'locked', 'waiting', 'undated', 'asked'] as const
export type ExtensionRefusal = (typeof EXTENSION_REFUSALS)[number]

interface ExtensionFacts {
  /** Why the work cannot be handed in; that the time is over is the very reason to ask. */
  handIn: HandInRefusal | null
  due: number | null
  cutOff: number | null
  state: ExtensionState | null
}

export function extensionRefusal({ handIn, due, cutOff, state }: ExtensionFacts): ExtensionRefusal | null {
  if (handIn !== null && handIn !== 'cut_off') return handIn
  if (due === null && cutOff === null) return 'undated'
  return extensionAfter(state, 'ask') ? null : 'asked'
}

/** Whether a date is more time than the member has, and not too far away. */
export function isMoreTime(
  until: number,
  { due, cutOff, now }: { due: number | null; cutOff: number | null; now: number },
) {
  const has = due ?? cutOff ?? 0
  return until > now && until > has && until <= now + EXTENSION_MOST_DAYS * DAY_MS
}

/** The later of what the whole project and the single task give a member; null for neither. */
export function laterOf(one: Date | null, other: Date | null): number | null {
  if (one === null || other === null) return (one ?? other)?.getTime() ?? null
  return Math.max(one.getTime(), other.getTime())
}

/** Why a manager cannot give a member time until a date, in the order in which it is checked. */
const MORE_TIME_FAULTS = ['passed', 'before_start', 'after_end', 'undated', 'shorter'] as const
export type MoreTimeFault = (typeof MORE_TIME_FAULTS)[number]

interface MoreTimeFacts {
  now: number
  /** The window of the project. */
  startsAt: number | null
  endsAt: number | null
  /** What the member was given before. */
  extendedTo: number | null
  /** The earliest date that the member has; null when nothing has a date. */
  firstDue: number | null
}

/** More time for everything of a member that has a date: later than now and than what they have, within the project. */
export function moreTimeFault(until: number, facts: MoreTimeFacts): MoreTimeFault | null {
  const { now, startsAt, endsAt, extendedTo, firstDue } = facts
  if (until <= now) return 'passed'
  if (startsAt !== null && until <= startsAt) return 'before_start'
  if (endsAt !== null && until > endsAt) return 'after_end'
  if (firstDue === null) return 'undated'
  return until <= Math.max(firstDue, extendedTo ?? 0) ? 'shorter' : null
}
