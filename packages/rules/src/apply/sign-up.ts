/** What people can sign up for. The domain that has it admits and releases them. */
export const TARGET_KINDS = ['training', 'face', 'exam'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export const APPLY_NAME_LENGTH = 100
export const APPLY_TEXT_LENGTH = 5000
export const APPLY_REASON_LENGTH = 300
export const MAX_QUOTA = 100_000

export const SIGN_UP_STATES = ['draft', 'open', 'cancelled', 'deleted'] as const
export type SignUpState = (typeof SIGN_UP_STATES)[number]
export type SignUpAct = 'open' | 'cancel' | 'delete'

const SIGN_UP_TRANSITIONS: readonly { from: SignUpState; act: SignUpAct; to: SignUpState }[] = [
  { from: 'draft', act: 'open', to: 'open' },
  { from: 'open', act: 'cancel', to: 'cancelled' },
  { from: 'draft', act: 'delete', to: 'deleted' },
  { from: 'cancelled', act: 'delete', to: 'deleted' },
]

export const signUpAfter = (state: SignUpState, act: SignUpAct): SignUpState | undefined =>
  SIGN_UP_TRANSITIONS.find((known) => known.from === state && known.act === act)?.to

/** Where an open sign-up stands by the clock. */
export const SIGN_UP_PHASES = ['draft', 'upcoming', 'open', 'over', 'cancelled'] as const
export type SignUpPhase = (typeof SIGN_UP_PHASES)[number]

interface Window {
  state: SignUpState
  opensAt: number | null
  closesAt: number | null
}

export function signUpPhase({ state, opensAt, closesAt }: Window, now: number): SignUpPhase {
  if (state === 'draft') return 'draft'
  if (state !== 'open') return 'cancelled'
  if (closesAt !== null && now >= closesAt) return 'over'
  return opensAt !== null && now < opensAt ? 'upcoming' : 'open'
}

/** The state of one person in a sign-up. */
export const ENTRY_STATES = ['asked', 'booked', 'waiting', 'declined', 'withdrawn', 'removed', 'cancelled'] as const
export type EntryState = (typeof ENTRY_STATES)[number]
export const ENTRY_STEPS = ['ask', 'book', 'wait', 'promote', 'decline', 'withdraw', 'remove', 'cancel'] as const
export type EntryStep = (typeof ENTRY_STEPS)[number]

/** Who is in: nobody signs up twice. */
export const ACTIVE: readonly EntryState[] = ['asked', 'booked', 'waiting']

const AGAIN = ['none', 'declined', 'withdrawn', 'cancelled'] as const

const ENTRY_TRANSITIONS: readonly { from: readonly (EntryState | 'none')[]; step: EntryStep; to: EntryState }[] = [
  { from: AGAIN, step: 'ask', to: 'asked' },
  { from: [...AGAIN, 'asked'], step: 'book', to: 'booked' },
  { from: [...AGAIN, 'asked'], step: 'wait', to: 'waiting' },
  { from: ['waiting'], step: 'promote', to: 'booked' },
  { from: ['asked'], step: 'decline', to: 'declined' },
  { from: ['asked', 'booked', 'waiting'], step: 'withdraw', to: 'withdrawn' },
  { from: ['booked', 'waiting'], step: 'remove', to: 'removed' },
  { from: ['asked', 'booked', 'waiting'], step: 'cancel', to: 'cancelled' },
]

export const entryAfter = (state: EntryState | 'none', step: EntryStep): EntryState | undefined =>
  ENTRY_TRANSITIONS.find((known) => known.step === step && known.from.includes(state))?.to

/** Why a person cannot sign up, in the order in which it is checked. */
export const APPLY_REFUSALS = [
  'not_open',
  'not_yet',
  'over',
  'out_of_scope',
  'joined',
  'locked',
  'removed',
  'target_closed',
  'full',
] as const
export type ApplyRefusal = (typeof APPLY_REFUSALS)[number]

export interface ApplyFacts extends Window {
  isInScope: boolean
  /** The person may come only because of a project, which locks its task. */
  isLocked: boolean
  entry: EntryState | null
  /** Places that are left in the sign-up and in what it is for; null without a limit. */
  left: number | null
  hasWaitingList: boolean
  /** Whether the project, session or exam still takes people. */
  isTargetOpen: boolean
  now: number
}

const CHECKS: Readonly<Record<ApplyRefusal, (facts: ApplyFacts) => boolean>> = {
  not_open: ({ state }) => state !== 'open',
  not_yet: ({ opensAt, now }) => opensAt !== null && now < opensAt,
  over: ({ closesAt, now }) => closesAt !== null && now >= closesAt,
  out_of_scope: ({ isInScope }) => !isInScope,
  joined: ({ entry }) => entry !== null && ACTIVE.includes(entry),
  locked: ({ isLocked }) => isLocked,
  removed: ({ entry }) => entry === 'removed',
  target_closed: ({ isTargetOpen }) => !isTargetOpen,
  full: ({ left, hasWaitingList }) => left !== null && left <= 0 && !hasWaitingList,
}

/** The first reason against signing up; null when the person can. */
export const applyRefusal = (facts: ApplyFacts): ApplyRefusal | null =>
  APPLY_REFUSALS.find((refusal) => CHECKS[refusal](facts)) ?? null

interface Taken {
  quota: number | null
  hasWaitingList: boolean
  booked: number
  asked: number
  /** Places of what it is for; null without a limit. */
  targetLeft: number | null
}

/**
 * Places that are left by the quota and in the target; null without a limit. Without a waiting list a request holds its
 * place in both until it is decided: nobody must be approved into a full list.
 */
export function placesLeft({ quota, hasWaitingList, booked, asked, targetLeft }: Taken): number | null {
  const limits = [quota === null ? null : quota - booked, targetLeft].filter((limit) => limit !== null)
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits) - (hasWaitingList ? 0 : asked))
}

/** What keeps a sign-up from being opened. */
export const SIGN_UP_FAULTS = [
  'name_missing',
  'target_missing',
  'target_closed',
  'window_wrong',
  'window_past',
] as const
export type SignUpFault = (typeof SIGN_UP_FAULTS)[number]

export function signUpFaults(
  document: { name: string; opensAt: string | null; closesAt: string | null; target: unknown },
  { isTargetOpen, now }: { isTargetOpen: boolean; now: number },
): SignUpFault[] {
  const opens = document.opensAt === null ? null : Date.parse(document.opensAt)
  const closes = document.closesAt === null ? null : Date.parse(document.closesAt)
  const faults: Readonly<Record<SignUpFault, boolean>> = {
    name_missing: document.name.trim() === '',
    target_missing: document.target === null,
    target_closed: document.target !== null && !isTargetOpen,
    window_wrong: opens !== null && closes !== null && closes <= opens,
    window_past: closes !== null && closes <= now,
  }
  return SIGN_UP_FAULTS.filter((fault) => faults[fault])
}
