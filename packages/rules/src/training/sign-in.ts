import { SIGN_IN_PHASE, type SignInWindow, signInPhase } from '../sign-in/sign-in.ts'

export const SIGN_IN_STATES = [
  'none',
  'early',
  'signed',
  'late',
  'makeup',
  'leave_asked',
  'leave',
  'leave_declined',
] as const
export type SignInState = (typeof SIGN_IN_STATES)[number]
export type StoredSignIn = Exclude<SignInState, 'none'>

export type SignInStep = 'early' | 'sign' | 'late' | 'ask_leave' | 'approve' | 'decline' | 'makeup'

interface Transition {
  readonly from: readonly SignInState[]
  readonly step: SignInStep
  readonly to: StoredSignIn
}

/** People who asked for leave and come nevertheless. */
const NOT_THERE: readonly SignInState[] = ['none', 'leave_asked', 'leave', 'leave_declined']

const SIGN_IN_TRANSITIONS: readonly Transition[] = [
  { from: NOT_THERE, step: 'early', to: 'early' },
  { from: [...NOT_THERE, 'early'], step: 'sign', to: 'signed' },
  { from: NOT_THERE, step: 'late', to: 'late' },
  { from: ['none', 'leave_declined'], step: 'ask_leave', to: 'leave_asked' },
  { from: ['leave_asked'], step: 'approve', to: 'leave' },
  { from: ['leave_asked'], step: 'decline', to: 'leave_declined' },
  { from: NOT_THERE, step: 'makeup', to: 'makeup' },
]

/** The state after a step; undefined when the step is not possible. */
export const signInAfter = (from: SignInState, step: SignInStep): StoredSignIn | undefined =>
  SIGN_IN_TRANSITIONS.find((transition) => transition.step === step && transition.from.includes(from))?.to

/** The state as people see it: an early scan counts as signed from the start on, and who is missing at the end was absent. */
export function shownSignIn(state: SignInState, window: SignInWindow, now: number): SignInState | 'absent' {
  if (state === 'early' && now >= window.startsAt) return 'signed'
  const isOver = signInPhase(window, now) === SIGN_IN_PHASE.ended
  return isOver && (state === 'none' || state === 'leave_declined') ? 'absent' : state
}
