import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nullable, Page, pageQuery } from '../kernel/schema.ts'
import { AudienceChoice, AudiencePart, AudiencePerson } from './audience.model.ts'

/** For the audience picker: previews an audience before it is stored. */
export const audienceCalls = {
  'GET /sands-user/api/v1/manage/audience/options': call({
    summary: 'Departments, posts and labels of the college that an audience can contain.',
    access: 'right:org.audiences.view',
    data: Type.Object({
      departments: Type.Array(
        Type.Object({ id: IdOf<'department'>(), parentId: Nullable(IdOf<'department'>()), name: Type.String() }),
      ),
      posts: Type.Array(Type.Object({ id: IdOf<'post'>(), name: Type.String() })),
      labels: Type.Array(Type.Object({ id: IdOf<'label'>(), name: Type.String() })),
    }),
  }),
  'GET /sands-user/api/v1/manage/audience/find': call({
    summary: 'People of the college whose name, user name or mobile contains the keyword; at most twenty.',
    access: 'right:org.audiences.view',
    query: Type.Object({ keyword: Type.String({ minLength: 1, maxLength: 60 }) }),
    data: Type.Array(AudiencePerson),
  }),
  'POST /sands-user/api/v1/manage/audience/count': call({
    summary: 'The number of people in an audience.',
    access: 'right:org.audiences.view',
    body: AudienceChoice,
    data: Type.Object({ people: Type.Integer() }),
    errors: ['org.place_unknown'],
    bodyLimit: 256 * 1024,
  }),
  'POST /sands-user/api/v1/manage/audience/people': call({
    summary: 'The people in an audience, by name.',
    access: 'right:org.audiences.view',
    body: Type.Object({ ...AudienceChoice.properties, ...pageQuery }),
    data: Page(AudiencePerson),
    errors: ['org.place_unknown'],
    bodyLimit: 256 * 1024,
  }),
  'POST /sands-user/api/v1/manage/audience/names': call({
    summary: 'The names of the parts of an audience, without the deleted ones.',
    access: 'right:org.audiences.view',
    body: Type.Object({ parts: Type.Array(AudiencePart, { maxItems: 2000 }) }),
    data: Type.Array(Type.Object({ key: Type.String(), name: Type.String() })),
    bodyLimit: 256 * 1024,
  }),
} satisfies Calls
