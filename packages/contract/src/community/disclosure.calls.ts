import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { ContentIdSchema } from './community.model.ts'
import { Disclosure } from './disclosure.model.ts'

export const communityDisclosureCalls = {
  'GET /sands-lms/api/v1/manage/community/disclosure/get': call({
    summary: 'Whether somebody has asked for the author of an anonymous content.',
    access: 'right:community.disclose',
    query: Type.Object({ id: ContentIdSchema }),
    data: Disclosure,
    errors: ['community.gone', 'community.author_known'],
  }),
  'POST /sands-lms/api/v1/manage/community/disclosure/ask': call({
    summary: 'Asks for the author of an anonymous content. A second person has to confirm it.',
    access: 'right:community.disclose',
    body: Type.Object({
      id: ContentIdSchema,
      reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    }),
    data: Disclosure,
    errors: ['community.gone', 'community.author_known', 'community.disclosure_asked'],
    once: true,
    perMinute: 10,
  }),
  'POST /sands-lms/api/v1/manage/community/disclosure/confirm': call({
    summary: 'Confirms as the second person that the author of an anonymous content is shown to both.',
    access: 'right:community.disclose',
    body: Type.Object({ id: ContentIdSchema }),
    data: Disclosure,
    errors: ['community.gone', 'community.author_known', 'community.disclosure_gone', 'community.second_person_needed'],
    once: true,
    perMinute: 10,
  }),
  'POST /sands-lms/api/v1/manage/community/disclosure/end': call({
    summary: 'Withdraws the own request for the author of an anonymous content, or refuses that of another person.',
    access: 'right:community.disclose',
    body: Type.Object({ id: ContentIdSchema }),
    data: Disclosure,
    errors: ['community.gone', 'community.author_known', 'community.disclosure_gone'],
    once: true,
    perMinute: 10,
  }),
} satisfies Calls
