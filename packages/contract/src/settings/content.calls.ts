import { JUMP_NAMES } from '@sands/rules/jump'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, Nullable, OneOf, Page, pageQuery } from '../kernel/schema.ts'

/** Kinds of content have the names of the jump types. The server returns nothing for a kind that no domain provides. */
const ref = {
  kind: OneOf(JUMP_NAMES),
  id: Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 }),
}

/** A content of some kind, such as a course, for people who link to it. */
export const ContentChoice = Type.Object({
  id: Type.String(),
  title: Type.String(),
  coverUrl: Nullable(Type.String()),
  isOut: Type.Unsafe<0 | 1>({ ...Flag, description: 'Whether it is published now for its audience' }),
})
export type ContentChoice = Static<typeof ContentChoice>

/** Content that can be linked to: from the pages of the company, and by people who share it. */
export const contentCalls = {
  'GET /sands-system/api/v1/manage/content/page': call({
    summary:
      'Content of one kind in the college, for choosing the target of a jump. It needs the right to edit the home page, adverts or notices, or to send messages.',
    access: 'learner',
    query: Type.Object({
      kind: ref.kind,
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      ...pageQuery,
    }),
    data: Page(ContentChoice),
    errors: ['kernel.no_permission'],
  }),
  'GET /sands-system/api/v1/manage/content/get': call({
    summary: 'One content, with the same rights; null when it was deleted.',
    access: 'learner',
    query: Type.Object(ref),
    data: Nullable(ContentChoice),
    errors: ['kernel.no_permission'],
  }),
  'POST /sands-system/api/v1/short-url/create': call({
    summary: 'The short link to a content that the person may see. It is the same for everybody.',
    access: 'learner',
    body: Type.Object(ref),
    data: Type.Object({
      shortUrl: Type.String(),
      coverUrl: Nullable(Type.String({ description: 'The picture on the card that a host shows for the link' })),
    }),
    perMinute: 60,
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
