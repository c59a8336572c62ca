import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Language, Nothing, Nullable } from '../kernel/schema.ts'
import { College, CurrentUser } from './org.model.ts'

export const orgCalls = {
  'GET /sands-user/api/v1/user/current-info': call({
    summary: 'Who is signed in, and in which college.',
    access: 'learner',
    data: CurrentUser,
  }),
  'POST /sands-user/api/v1/user/change-language': call({
    summary: 'The language in which the person wants to get messages.',
    access: 'learner',
    body: Type.Object({ language: Language }),
    data: Nothing,
  }),
  'POST /sands-user/api/v1/user/change-avatar': call({
    summary: "The person's picture: a file they have uploaded as an avatar, or none.",
    access: 'learner',
    body: Type.Object({ fileId: Nullable(IdOf<'file'>()) }),
    data: Type.Object({ avatarFileUrl: Nullable(Type.String()) }),
    errors: ['media.gone'],
    once: true,
  }),
  'POST /sands-lms/api/v1/college/list': call({
    summary: 'The colleges the person belongs to; the first one is where they start.',
    access: 'learner',
    data: Type.Object({ colleges: Type.Array(College) }),
  }),
} satisfies Calls
