import { FILE_KINDS } from '@sands/rules/upload'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, OneOf, Page, pageQuery, Version } from '../kernel/schema.ts'
import { FileStatus, Resource } from './media.model.ts'

const FileId = IdOf<'file'>()
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })

export const LIBRARY_SORTS = ['newest', 'name', 'largest'] as const

/** A place in the product that uses a file. */
export const FileUse = Type.Object({
  kind: Type.String({ description: 'domain.subject, such as home.advert' }),
  id: Type.String(),
  name: Type.String(),
})
export type FileUse = Static<typeof FileUse>

export const LibraryFile = Type.Object({
  ...Resource.properties,
  version: Version,
  ownerName: Type.String(),
  uses: Type.Integer(),
  sha256: Type.String(),
})
export type LibraryFile = Static<typeof LibraryFile>

/** A content that the file had before somebody replaced it. */
export const EarlierFile = Type.Object({
  id: FileId,
  url: Type.String(),
  bytes: Type.Integer(),
  duration: Type.Number({ description: 'Seconds' }),
  pages: Type.Integer(),
  replacedAt: Instant,
  replacedBy: Type.String(),
})
export type EarlierFile = Static<typeof EarlierFile>

export const LibraryDetail = Type.Object({
  ...LibraryFile.properties,
  usedBy: Type.Array(FileUse),
  earlier: Type.Array(EarlierFile, { description: 'The last replaced first' }),
  updatedAt: Instant,
})
export type LibraryDetail = Static<typeof LibraryDetail>

const replaceNumbers = {
  learners: Type.Integer({ description: 'Have begun what the file is part of' }),
  finishedKept: Type.Integer({ description: 'Have finished, and stay so' }),
  percentUp: Type.Integer(),
  percentDown: Type.Integer(),
  wouldFinish: Type.Integer({ description: 'Have everything that is then asked for' }),
}
const ReplaceNumbers = Type.Object(replaceNumbers)
export type ReplaceNumbers = Static<typeof ReplaceNumbers>

/** What replacing a file would change for learners. */
export const ReplaceImpact = Type.Object({
  courses: Type.Integer({ description: 'That show it to learners, or will at their hour' }),
  ...replaceNumbers,
  faults: Type.Integer({ description: 'That would keep learners from finishing; above 0 it is refused' }),
  isFixed: Type.Boolean({ description: 'Papers of an exam show it: it is refused' }),
  missingRights: Type.Array(Type.String(), { description: 'What this person may not publish, and people see' }),
})
export type ReplaceImpact = Static<typeof ReplaceImpact>

/** The files of a college that content is made of. Personal uploads are not part of the library. */
export const libraryCalls = {
  'GET /sands-system/api/v1/manage/media/page': call({
    summary: 'Files of the college, with the content that uses them.',
    access: 'right:media.library.view',
    query: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      kind: Type.Optional(OneOf(FILE_KINDS)),
      status: Type.Optional(FileStatus),
      usable: Type.Optional(Type.Boolean({ description: 'Without files whose preparation failed' })),
      unused: Type.Optional(Type.Boolean()),
      sort: Type.Optional(OneOf(LIBRARY_SORTS)),
      ...pageQuery,
    }),
    data: Page(LibraryFile),
  }),
  'GET /sands-system/api/v1/manage/media/get': call({
    summary: 'One file with all content that uses it.',
    access: 'right:media.library.view',
    query: Type.Object({ id: FileId }),
    data: LibraryDetail,
    errors: ['media.gone'],
  }),
  'POST /sands-system/api/v1/manage/media/save': call({
    summary: 'Changes the name of a file, and whether it is shown with a watermark.',
    access: 'right:media.library.edit',
    body: Type.Object({ id: FileId, version: Version, fileName: Name, watermark: Type.Boolean() }),
    data: Nothing,
    errors: ['media.gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-system/api/v1/manage/media/replace/impact': call({
    summary: 'What replacing a file would change for learners. Nothing is stored.',
    access: 'right:media.library.edit',
    query: Type.Object({ id: FileId, by: FileId }),
    data: ReplaceImpact,
    errors: ['media.gone'],
  }),
  'POST /sands-system/api/v1/manage/media/replace': call({
    summary:
      'Replaces a file with another file of the same kind, everywhere it is used. Where learners see it, this needs the right to publish there. The earlier content is kept.',
    access: 'right:media.library.edit',
    body: Type.Object({ id: FileId, version: Version, by: FileId }),
    data: Nothing,
    errors: [
      'media.gone',
      'media.other_kind',
      'media.not_ready',
      'media.in_use',
      'media.unfinishable',
      'media.fixed',
      'kernel.no_permission',
      'kernel.changed_meanwhile',
    ],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/media/caption/save': call({
    summary: 'Adds or replaces the captions of a video in one language.',
    access: 'right:media.library.edit',
    body: Type.Object({
      id: FileId,
      version: Version,
      language: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z]{2,8})?$', maxLength: 12 }),
      label: Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }),
      captionFileId: FileId,
    }),
    data: Nothing,
    errors: ['media.gone', 'media.other_kind', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/media/caption/remove': call({
    summary: 'Deletes the captions in one language.',
    access: 'right:media.library.edit',
    body: Type.Object({ id: FileId, version: Version, language: Type.String({ maxLength: 12 }) }),
    data: Nothing,
    errors: ['media.gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/media/retry': call({
    summary: 'Prepares a file again whose preparation failed.',
    access: 'right:media.library.edit',
    body: Type.Object({ id: FileId, version: Version }),
    data: Nothing,
    errors: ['media.gone', 'media.not_failed', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-system/api/v1/manage/media/remove': call({
    summary: 'Deletes a file that no content uses.',
    access: 'right:media.library.edit',
    body: Type.Object({ id: FileId, version: Version }),
    data: Nothing,
    errors: ['media.gone', 'media.in_use', 'kernel.changed_meanwhile'],
    once: true,
  }),
} satisfies Calls
