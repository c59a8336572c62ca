import { SIGN_IN_STATES } from '@sands/rules/training/sign-in'
import { type Static, Type } from 'typebox'
import { Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { OwnTaskHead, TrainingId } from './training.model.ts'

/** `absent` is shown once the sign-in is over; it is not stored. */
const ShownSignIn = OneOf([...SIGN_IN_STATES, 'absent'])

const person = {
  state: ShownSignIn,
  signTime: Nullable(Instant),
  leaveReason: Nullable(Type.String()),
  decisionReason: Nullable(Type.String({ description: 'The reason of the manager who decided' })),
}

/** A sign-in task as the member sees it. */
export const SignInTask = Type.Object({
  ...OwnTaskHead.properties,
  place: Type.String(),
  startTime: Instant,
  endTime: Instant,
  earlyMinutes: Type.Integer(),
  lateMinutes: Type.Integer(),
  phase: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)], {
    description: '1 not started, 2 open, 3 ended',
  }),
  ...person,
})
export type SignInTask = Static<typeof SignInTask>

/** The sign-in task with what the device needs to sign in later without signal. */
export const OpenedSignIn = Type.Object({
  ...SignInTask.properties,
  serverTime: Instant,
  pass: Nullable(
    Type.String({ description: 'Shows that this person opened the task on this device. Stored scans need it.' }),
  ),
})
export type OpenedSignIn = Static<typeof OpenedSignIn>

/** What the screen of the room shows. */
export const SignInBoard = Type.Object({
  trainingId: TrainingId,
  taskName: Type.String(),
  place: Type.String(),
  phase: SignInTask.properties.phase,
  startTime: Instant,
  endTime: Instant,
  code: Type.String({ description: 'Six digits, for typing' }),
  link: Type.String({ description: 'The content of the QR code' }),
  openLink: Nullable(Type.String({ description: 'For members without an account session, where that is allowed' })),
  leftSeconds: Type.Integer({ description: 'Until the code changes' }),
  members: Type.Integer(),
  refusals: Type.Integer({ description: 'People who tried with the device of another person' }),
  counts: Type.Array(Type.Object({ state: OneOf(SIGN_IN_STATES), people: Type.Integer() })),
})
export type SignInBoard = Static<typeof SignInBoard>

export const SignInRow = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  ...person,
  refusal: Nullable(
    Type.Object({ time: Instant, usedBy: Type.String({ description: 'Who has signed in with that device' }) }),
  ),
  isReplayed: Type.Boolean({ description: 'The device stored it before it was sent' }),
})
export type SignInRow = Static<typeof SignInRow>

/** What another window would change for members. What was signed stays. */
export const SignInWindowImpact = Type.Object({
  signed: Type.Integer({ description: 'Members who have signed in, and who keep that' }),
  excused: Type.Integer({ description: 'Members with leave, or who have asked for it' }),
  reopened: Type.Integer({ description: 'Members who were absent and could sign in again' }),
  absent: Type.Integer({ description: 'Members who would be absent at once' }),
  missing: Type.Integer({ description: 'Members who have not signed in and for whom only the times change' }),
})
export type SignInWindowImpact = Static<typeof SignInWindowImpact>
