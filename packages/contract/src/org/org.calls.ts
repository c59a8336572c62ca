import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Language, Nothing, Nullable } from '../kernel/schema.ts'
import { College, CurrentUser, DefaultDepartment } from './org.model.ts'

export const orgCalls = {
  'GET /sands-user/api/v1/user/current-info': call({
    summary: 'The person who is signed in, and their current college.',
    access: 'learner',
    data: CurrentUser,
  }),
  'GET /sands-user/api/v1/dept/getDefaultDeptInfo': call({
    summary: 'The department of the person in the college they are in.',
    access: 'learner',
    data: DefaultDepartment,
  }),
  'POST /sands-user/api/v1/user/change-language': call({
    summary: 'Stores the language in which the person receives messages.',
    access: 'learner',
    body: Type.Object({ language: Language }),
    data: Nothing,
  }),
  'POST /sands-user/api/v1/user/change-avatar': call({
    summary: 'Sets the picture of the person to a file that they have uploaded as an avatar, or removes it.',
    access: 'learner',
    body: Type.Object({ fileId: Nullable(IdOf<'file'>()) }),
    data: Type.Object({ avatarFileUrl: Nullable(Type.String()) }),
    errors: ['media.gone'],
    once: true,
  }),
  'POST /sands-lms/api/v1/college/list': call({
    summary: 'The colleges of the person. The first one is current after sign-in.',
    access: 'learner',
    data: Type.Object({ colleges: Type.Array(College) }),
  }),
} satisfies Calls
