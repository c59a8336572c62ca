import { CASE_CAUSES, CASE_DECISIONS, REPORT_REASONS } from '@sands/rules/community/moderation'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { BoardIdSchema, CommunityContent, ContentStateSchema } from './community.model.ts'

export const ReportReasonSchema = OneOf(REPORT_REASONS)
export const CaseDecisionSchema = OneOf(CASE_DECISIONS)

export const ModerationCase = Type.Object({
  id: IdOf<'communityCase'>(),
  cause: OneOf(CASE_CAUSES),
  words: Type.Array(Type.String(), { description: 'The watched words in the content' }),
  reports: Type.Array(Type.Object({ reason: ReportReasonSchema, text: Type.String(), createTime: Instant }), {
    description: 'Without the names of the people who reported',
  }),
  appeal: Nullable(Type.String()),
  boardId: BoardIdSchema,
  state: ContentStateSchema,
  version: Version,
  decisions: Type.Array(CaseDecisionSchema, { description: 'What can be decided in this state' }),
  claimedByName: Nullable(Type.String()),
  claimedUntil: Nullable(Instant),
  createTime: Instant,
  communityContent: CommunityContent,
})
export type ModerationCase = Static<typeof ModerationCase>
