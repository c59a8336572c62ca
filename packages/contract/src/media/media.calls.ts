import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf } from '../kernel/schema.ts'
import { Resource, ResourcePurpose, ResourceUrl } from './media.model.ts'

const FileChoice = Type.Object({ id: IdOf<'file'>() })
const FileChoices = Type.Object({ ids: Type.Array(IdOf<'file'>(), { minItems: 1, maxItems: 100 }) })

export const mediaCalls = {
  'POST /sands-system/api/v1/system/resource/create': call({
    summary: 'Stores a picture. The body is the file itself; its content decides what it is, not its name.',
    access: 'learner',
    query: Type.Object({ purpose: ResourcePurpose, fileName: Type.String({ minLength: 1, maxLength: 200 }) }),
    data: Resource,
    upload: true,
    perMinute: 120,
    errors: [
      'media.too_large',
      'media.wrong_type',
      'media.unreadable',
      'media.too_many_pixels',
      'media.busy',
      'media.no_space',
    ],
  }),
  'GET /sands-system/api/v1/system/resource/get': call({
    summary: 'A stored file with all its addresses.',
    access: 'learner',
    query: FileChoice,
    data: Resource,
    errors: ['media.gone'],
  }),
  'GET /sands-system/api/v1/system/resource/getURL': call({
    summary: 'The address of a stored file.',
    access: 'learner',
    query: FileChoice,
    data: ResourceUrl,
    errors: ['media.gone'],
  }),
  'POST /sands-system/api/v1/system/resource/batchGetURL': call({
    summary: 'The addresses of several files; those that are gone are left out.',
    access: 'learner',
    body: FileChoices,
    data: Type.Array(ResourceUrl),
  }),
  'POST /sands-system/api/v1/system/resource/batchCoverURL': call({
    summary: 'The addresses of the covers of several files; those that are gone are left out.',
    access: 'learner',
    body: FileChoices,
    data: Type.Array(ResourceUrl),
  }),
} satisfies Calls
