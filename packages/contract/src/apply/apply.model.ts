import {
  ANSWER_LENGTH,
  FIELD_KEY_LENGTH,
  FIELD_KINDS,
  FIELD_LABEL_LENGTH,
  MAX_FIELDS,
  MAX_OPTIONS,
  OPTION_LENGTH,
} from '@sands/rules/apply/form'
import { APPLY_REFUSALS, ENTRY_STATES, ENTRY_STEPS, SIGN_UP_PHASES, TARGET_KINDS } from '@sands/rules/apply/sign-up'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { Picture, Resource } from '../media/media.model.ts'

export const ApplyId = IdOf<'apply'>()
export const ApplyEntryId = IdOf<'applyEntry'>()
export const TargetKindSchema = OneOf(TARGET_KINDS)

const Key = Type.String({ minLength: 1, maxLength: FIELD_KEY_LENGTH, pattern: '^[a-z0-9]+$' })

export const ApplyField = Type.Object({
  key: Key,
  kind: OneOf(FIELD_KINDS),
  label: Type.String({ maxLength: FIELD_LABEL_LENGTH }),
  isRequired: Type.Boolean(),
  options: Type.Array(Type.String({ maxLength: OPTION_LENGTH }), { maxItems: MAX_OPTIONS }),
})
export type ApplyField = Static<typeof ApplyField>

export const ApplyAnswer = Type.Object({
  key: Key,
  values: Type.Array(Type.String({ maxLength: ANSWER_LENGTH }), { maxItems: MAX_OPTIONS }),
})
export type ApplyAnswer = Static<typeof ApplyAnswer>
export const ApplyAnswers = Type.Array(ApplyAnswer, { maxItems: MAX_FIELDS })

const item = {
  applyId: ApplyId,
  applyName: Type.String(),
  targetKind: TargetKindSchema,
  cover: Nullable(Picture),
  phase: OneOf(SIGN_UP_PHASES),
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  signUpStartTime: Nullable(Instant),
  signUpEndTime: Nullable(Instant),
  quota: Nullable(Type.Integer()),
  seatsLeft: Nullable(Type.Integer({ description: 'Null without a limit' })),
  waitingNum: Type.Integer(),
  hasWaitingList: Flag,
  needsApproval: Flag,
  entryState: Nullable(OneOf(ENTRY_STATES)),
  waitingPlace: Nullable(Type.Integer()),
  refusal: Nullable(OneOf(APPLY_REFUSALS)),
}
export const ApplyItem = Type.Object(item)
export type ApplyItem = Static<typeof ApplyItem>

export const ApplyHistory = Type.Object({
  step: OneOf(ENTRY_STEPS),
  state: OneOf(ENTRY_STATES),
  by: Nullable(Type.String({ description: 'Null for the rules and the clock' })),
  reason: Nullable(Type.String()),
  at: Instant,
})
export type ApplyHistory = Static<typeof ApplyHistory>

export const ApplyDetail = Type.Object({
  ...item,
  introduction: Type.String(),
  fields: Type.Array(ApplyField),
  answers: Type.Array(ApplyAnswer),
  files: Type.Array(Resource, { description: 'The files of the answers' }),
  reason: Nullable(Type.String({ description: 'Why the person was declined or removed' })),
  cancelReason: Nullable(Type.String()),
  canWithdraw: Flag,
  approvalId: Nullable(IdOf<'approval'>()),
  path: Nullable(Type.String({ description: 'The screen of the target, once the person has a place' })),
  history: Type.Array(ApplyHistory),
})
export type ApplyDetail = Static<typeof ApplyDetail>
