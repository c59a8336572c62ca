import { WORD_ACTIONS, WORD_LENGTH } from '@sands/rules/community/watched-words'
import { type Static, Type } from 'typebox'
import { JumpChoice } from '../kernel/jump.model.ts'
import { IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import {
  BoardIdSchema,
  BoardSourceSchema,
  BoardTypeSchema,
  Moderator,
  PostPolicySchema,
  ReviewModeSchema,
} from './community.model.ts'

const Filled = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

export const BoardDraft = Type.Object({
  name: Filled(30),
  type: BoardTypeSchema,
  introduction: Type.String({ maxLength: 200 }),
  rules: Type.String({ maxLength: 2000, description: 'Plain text' }),
  coverFileId: Nullable(IdOf<'file'>()),
  isColumn: Type.Boolean({ description: 'Whether it is shown as a special column' }),
  sort: Type.Integer({ minimum: 0, maximum: 9999 }),
  postPolicy: PostPolicySchema,
  reviewMode: ReviewModeSchema,
  isNotesOnly: Type.Boolean(),
  isCommentable: Type.Boolean(),
  isAnonymousAllowed: Type.Boolean(),
  isPublicAllowed: Type.Boolean({ description: 'Whether authors may show content to visitors' }),
  isClosed: Type.Boolean({ description: 'It is shown, but nothing can be added' }),
  audience: AudienceChoice,
})
export type BoardDraft = Static<typeof BoardDraft>

export const ManagedBoard = Type.Object({
  id: BoardIdSchema,
  ...BoardDraft.properties,
  cover: Nullable(Picture),
  sourceType: Nullable(BoardSourceSchema),
  contentCount: Type.Integer(),
  moderators: Type.Array(Moderator),
  version: Version,
  updatedAt: Instant,
})
export type ManagedBoard = Static<typeof ManagedBoard>

export const BannerDraft = Type.Object({
  title: Filled(40),
  fileId: IdOf<'file'>(),
  jump: JumpChoice,
  sort: Type.Integer({ minimum: 0, maximum: 9999 }),
  isShown: Type.Boolean(),
})
export type BannerDraft = Static<typeof BannerDraft>

export const ManagedBanner = Type.Object({
  id: IdOf<'communityBanner'>(),
  ...BannerDraft.properties,
  picture: Nullable(Picture),
})
export type ManagedBanner = Static<typeof ManagedBanner>

export const WordDraft = Type.Object({ word: Filled(WORD_LENGTH), action: OneOf(WORD_ACTIONS) })
export type WordDraft = Static<typeof WordDraft>
export const WatchedWordSchema = Type.Object({ id: IdOf<'communityWord'>(), ...WordDraft.properties })
