import { MAX_FIELDS } from '@sands/rules/apply/form'
import {
  APPLY_NAME_LENGTH,
  APPLY_TEXT_LENGTH,
  ENTRY_STATES,
  MAX_QUOTA,
  SIGN_UP_FAULTS,
  SIGN_UP_PHASES,
  SIGN_UP_STATES,
} from '@sands/rules/apply/sign-up'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture, Resource } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { ApplyAnswer, ApplyEntryId, ApplyField, ApplyId, TargetKindSchema } from './apply.model.ts'

export const ApplyTargetRef = Type.Object({
  kind: TargetKindSchema,
  id: Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 }),
})
export type ApplyTargetRef = Static<typeof ApplyTargetRef>

/** A sign-up as it is edited: always as a whole. */
export const ApplyDocument = Type.Object({
  name: Type.String({ maxLength: APPLY_NAME_LENGTH }),
  coverFileId: Nullable(IdOf<'file'>()),
  introduction: Type.String({ maxLength: APPLY_TEXT_LENGTH }),
  target: Nullable(ApplyTargetRef),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  quota: Nullable(Type.Integer({ minimum: 1, maximum: MAX_QUOTA })),
  hasWaitingList: Type.Boolean(),
  needsApproval: Type.Boolean(),
  audience: AudienceChoice,
  fields: Type.Array(ApplyField, { maxItems: MAX_FIELDS }),
})
export type ApplyDocument = Static<typeof ApplyDocument>

export const ApplyTargetChoice = Type.Object({ id: Type.String(), title: Type.String(), isOut: Type.Boolean() })
export type ApplyTargetChoice = Static<typeof ApplyTargetChoice>

export const ManagedApplyItem = Type.Object({
  id: ApplyId,
  name: Type.String(),
  state: OneOf(SIGN_UP_STATES),
  phase: OneOf(SIGN_UP_PHASES),
  targetKind: Nullable(TargetKindSchema),
  targetName: Type.String(),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  quota: Nullable(Type.Integer()),
  booked: Type.Integer(),
  waiting: Type.Integer(),
  asked: Type.Integer(),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedApplyItem = Static<typeof ManagedApplyItem>

export const ManagedApply = Type.Object({
  ...ManagedApplyItem.properties,
  document: ApplyDocument,
  cover: Nullable(Picture),
  cancelReason: Nullable(Type.String()),
  seatsLeft: Nullable(Type.Integer({ description: 'Of the target; null without a limit' })),
  faults: Type.Array(OneOf(SIGN_UP_FAULTS)),
})
export type ManagedApply = Static<typeof ManagedApply>

export const ManagedEntry = Type.Object({
  id: ApplyEntryId,
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  state: OneOf(ENTRY_STATES),
  turn: Type.Integer({ description: 'The order of arrival' }),
  waitingPlace: Nullable(Type.Integer()),
  reason: Nullable(Type.String()),
  answers: Type.Array(ApplyAnswer),
  files: Type.Array(Resource),
  signedUpAt: Instant,
  approvalId: Nullable(IdOf<'approval'>()),
})
export type ManagedEntry = Static<typeof ManagedEntry>
