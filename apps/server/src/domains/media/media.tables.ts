import type { FailReason, FileKind, FileStatus, UploadPurpose } from '@sands/rules/upload'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core'
import { bytes, id, instant, newId } from '../../kernel/database/columns.ts'

/** One stored variant of a file. The name is part of its address: `original`, `large`, `w750`, `poster`, `pdf`, … */
export interface Variant {
  name: string
  /** 0 for anything but a picture. */
  width: number
  height: number
  bytes: number
  contentType: string
}

/**
 * One quality of a video, or the only one of an audio file: a playlist and its segments `<name>/<number>.m4s`,
 * counted from 0, and `<name>/init.mp4`.
 */
export interface Rendition {
  name: string
  width: number
  height: number
  bandwidth: number
  codecs: string
  /** Seconds of each segment. */
  segments: number[]
  /** Bytes of the initialisation segment and of each segment. */
  bytes: number[]
  headBytes: number
}

/** The streams made from a video or audio file. */
export interface MadeMedia {
  renditions: Rendition[]
  thumbnails: { columns: number; count: number; every: number; width: number; height: number } | null
  waveform: number[] | null
}

const count = (name: string) => bigint(name, { mode: 'number' })

/**
 * Files that people have uploaded. Their bytes are in the store under
 * `key`; a row is inserted only after its bytes are stored.
 */
export const files = pgTable(
  'files',
  {
    id: newId<'file'>('id').primaryKey(),
    // Colleges and people belong to a domain above this one.
    collegeId: id<'college'>('college_id').notNull(),
    ownerId: id<'user'>('owner_id').notNull(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    kind: text('kind').$type<FileKind>().notNull().default('image'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: count('bytes').notNull(),
    sha256: bytes('sha256').notNull(),
    key: text('key').notNull(),
    /** Whether the file is in the library, where it stays until somebody deletes it. */
    inLibrary: boolean('in_library').notNull().default(false),
    watermark: boolean('watermark').notNull().default(false),
    status: integer('status').$type<FileStatus>().notNull().default(3),
    progress: integer('progress').notNull().default(100),
    failReason: text('fail_reason').$type<FailReason>(),
    /** Of a picture, or of the best rendition of a video; 0 otherwise. */
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    placeholder: text('placeholder').notNull().default(''),
    duration: real('duration').notNull().default(0),
    pages: integer('pages'),
    /** The part of a video that is prepared, in seconds of the original; null means all of it. */
    trimStart: real('trim_start'),
    trimEnd: real('trim_end'),
    variants: jsonb('variants').$type<Variant[]>().notNull(),
    made: jsonb('made').$type<MadeMedia>(),
    /**
     * Of a content that was replaced: the file whose content it was. It stays until that file is deleted. There is one row
     * for each time that the file was replaced, so a content that was put back is in several rows with the same key.
     */
    earlierOf: id<'file'>('earlier_of').references((): AnyPgColumn => files.id, { onDelete: 'cascade' }),
    replacedAt: instant('replaced_at'),
    replacedBy: id<'user'>('replaced_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Pairs of characters for searching, see `users.grams`. */
    grams: text('grams').array().generatedAlwaysAs(sql`grams_of(name)`),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.sha256),
    index('files_college').on(table.collegeId, table.createdAt),
    index('files_library').on(table.collegeId, table.createdAt).where(sql`in_library`),
    index('files_library_name').on(table.collegeId, sql`lower(name)`).where(sql`in_library`),
    index('files_library_size').on(table.collegeId, table.bytes).where(sql`in_library`),
    index('files_earlier').on(table.earlierOf),
    index('files_grams').using('gin', table.grams),
    index('files_idle').on(table.updatedAt).where(sql`not in_library and earlier_of is null`),
  ],
)

/** Files that are being uploaded in pieces. The length of the file in the upload folder says how much has arrived. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    collegeId: id<'college'>('college_id').notNull(),
    ownerId: id<'user'>('owner_id').notNull(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    name: text('name').notNull(),
    bytes: count('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
    /** An upload without progress until then is deleted. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('uploads_owner').on(table.ownerId), index('uploads_expire').on(table.expiresAt)],
)

export const captions = pgTable(
  'captions',
  {
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    label: text('label').notNull(),
    captionFileId: id<'file'>('caption_file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.language] }),
    index('captions_caption_file').on(table.captionFileId),
  ],
)

/** The text of a document or of captions, for searching. */
export const fileTexts = pgTable(
  'file_texts',
  {
    fileId: id<'file'>('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(text)`),
  },
  (table) => [index('file_texts_grams').using('gin', table.grams)],
)

/**
 * Every stored object of every file, for code that needs the whole store.
 * Of a file in preparation only the original is listed.
 */
export const fileObjects = `select key || '/' || (variant ->> 'name') as key, variant ->> 'contentType' as content_type
  from files, jsonb_array_elements(variants) variant
  where status = 3 or variant ->> 'name' = 'original'
  union all
  select key || '/' || (rendition ->> 'name') || '/init.mp4', 'video/mp4'
  from files, jsonb_array_elements(coalesce(made -> 'renditions', '[]')) rendition
  where status = 3
  union all
  select key || '/' || (rendition ->> 'name') || '/' || (number - 1) || '.m4s', 'video/iso.segment'
  from files, jsonb_array_elements(coalesce(made -> 'renditions', '[]')) rendition,
    generate_series(1, jsonb_array_length(rendition -> 'segments')) number
  where status = 3`
