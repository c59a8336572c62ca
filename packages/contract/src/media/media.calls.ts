import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nullable } from '../kernel/schema.ts'
import { PictureResource, Resource, ResourcePurpose, ResourceUrl } from './media.model.ts'

const FileChoice = Type.Object({ id: IdOf<'file'>() })
const FileChoices = Type.Object({ ids: Type.Array(IdOf<'file'>(), { minItems: 1, maxItems: 100 }) })
const FileName = Type.String({ minLength: 1, maxLength: 200 })
/**
 * Stores the file in the library, where it stays until somebody deletes it. Only for people who may edit the library.
 */
const Library = Type.Optional(Type.Boolean())
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 })

/** Where the bytes of the file are: a completed upload to our server, or an upload directly to external storage. */
const Source = Type.Union([
  Type.Object({ kind: Type.Literal('upload'), id: Type.String({ pattern: '^[0-9a-f]{32}$', maxLength: 32 }) }),
  Type.Object({ kind: Type.Literal('cos'), key: Type.String({ minLength: 1, maxLength: 850 }) }),
  Type.Object({ kind: Type.Literal('vod'), fileId: Type.String({ pattern: '^[0-9]{1,32}$', maxLength: 32 }) }),
])

const refusals = [
  'media.too_large',
  'media.empty',
  'media.wrong_type',
  'media.other_content',
  'media.unreadable',
  'media.too_many_pixels',
  'media.busy',
  'media.no_space',
  'media.quota_used',
] as const

export const mediaCalls = {
  'POST /sands-system/api/v1/system/resource/create': call({
    summary: 'Creates a file from a finished upload after checking its size and content. A refused upload is deleted.',
    access: 'learner',
    body: Type.Object({ source: Source, purpose: ResourcePurpose, fileName: FileName, library: Library }),
    data: Resource,
    errors: [...refusals, 'media.upload_unfinished', 'media.gone', 'media.not_your_key', 'media.store_unreachable'],
    perMinute: 240,
  }),
  'POST /sands-system/api/v1/system/resource/upload': call({
    summary: 'Stores a picture in one request. The body is the file; its content, not its name, decides the type.',
    access: 'learner',
    query: Type.Object({ purpose: ResourcePurpose, fileName: FileName, library: Library }),
    data: PictureResource,
    upload: true,
    perMinute: 120,
    errors: refusals,
  }),
  'POST /sands-system/api/v1/system/resource/find': call({
    summary:
      'The file, if the person has already uploaded the same content for the same purpose; no upload is needed then.',
    access: 'learner',
    body: Type.Object({
      sha256: Sha256,
      fileSize: Type.Integer({ minimum: 1 }),
      purpose: ResourcePurpose,
      library: Library,
    }),
    data: Nullable(Resource),
  }),
  'GET /sands-system/api/v1/system/resource/get': call({
    summary: 'A stored file with its state and all its addresses.',
    access: 'learner',
    query: FileChoice,
    data: Resource,
    errors: ['media.gone'],
  }),
  'GET /sands-system/api/v1/system/resource/open/get': call({
    summary: 'A file of public content with all its addresses, for visitors.',
    access: 'open',
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
    summary: 'The addresses of several files, without the deleted ones.',
    access: 'learner',
    body: FileChoices,
    data: Type.Array(ResourceUrl),
  }),
  'POST /sands-system/api/v1/system/resource/batchCoverURL': call({
    summary: 'The addresses of the covers of several files, without deleted files and files without a cover.',
    access: 'learner',
    body: FileChoices,
    data: Type.Array(ResourceUrl),
  }),
} satisfies Calls
