import { MOST_WORDS } from '@sands/rules/community/watched-words'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { BoardIdSchema } from './community.model.ts'
import { BannerDraft, BoardDraft, ManagedBanner, ManagedBoard, WatchedWordSchema, WordDraft } from './manage.model.ts'

const Seen = { id: BoardIdSchema, version: Version }

export const communityManageCalls = {
  'GET /sands-lms/api/v1/manage/community/board/page': call({
    summary: 'All boards of the college, in their order.',
    access: 'right:community.manage',
    query: Type.Object({ keyWord: Type.Optional(Type.String({ maxLength: 60 })), ...pageQuery }),
    data: Page(ManagedBoard),
  }),
  'POST /sands-lms/api/v1/manage/community/board/create': call({
    summary: 'Adds a board.',
    access: 'right:community.manage',
    body: BoardDraft,
    data: ManagedBoard,
    errors: ['community.board_name_taken', 'org.place_unknown', 'media.gone'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/board/update': call({
    summary: 'Changes a board.',
    access: 'right:community.manage',
    body: Type.Object({ ...Seen, ...BoardDraft.properties }),
    data: ManagedBoard,
    errors: [
      'community.board_gone',
      'community.board_name_taken',
      'kernel.changed_meanwhile',
      'org.place_unknown',
      'media.gone',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/board/remove': call({
    summary: 'Deletes a board. Its content disappears for everybody.',
    access: 'right:community.manage',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['community.board_gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/board-moderator/set': call({
    summary: 'Sets the moderators of a board.',
    access: 'right:community.manage',
    body: Type.Object({
      boardId: BoardIdSchema,
      userIds: Type.Array(UserIdSchema, { maxItems: 50, uniqueItems: true }),
    }),
    data: Nothing,
    errors: ['community.board_gone', 'community.person_unknown'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/community/banner/list': call({
    summary: 'All banners, in their order.',
    access: 'right:community.manage',
    data: Type.Array(ManagedBanner),
  }),
  'POST /sands-lms/api/v1/manage/community/banner/save': call({
    summary: 'Adds or changes a banner.',
    access: 'right:community.manage',
    body: Type.Object({ id: Type.Optional(IdOf<'communityBanner'>()), ...BannerDraft.properties }),
    data: ManagedBanner,
    errors: ['community.banner_gone', 'community.bad_target', 'media.gone'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/banner/remove': call({
    summary: 'Deletes a banner.',
    access: 'right:community.manage',
    body: Type.Object({ id: IdOf<'communityBanner'>() }),
    data: Nothing,
    errors: ['community.banner_gone'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/community/word/list': call({
    summary: 'The watched words of the college.',
    access: 'right:community.manage',
    data: Type.Array(WatchedWordSchema, { maxItems: MOST_WORDS }),
  }),
  'POST /sands-lms/api/v1/manage/community/word/create': call({
    summary: 'Adds a watched word.',
    access: 'right:community.manage',
    body: WordDraft,
    data: WatchedWordSchema,
    errors: ['community.word_exists', 'community.too_many_words'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/word/remove': call({
    summary: 'Deletes a watched word.',
    access: 'right:community.manage',
    body: Type.Object({ id: IdOf<'communityWord'>() }),
    data: Nothing,
    once: true,
  }),
} satisfies Calls
