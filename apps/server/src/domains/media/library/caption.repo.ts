import type { FileId } from '@sands/contract/kernel/schema'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { captions, files, fileTexts } from '../media.tables.ts'

export type CaptionRow = typeof captions.$inferSelect
/** A caption with the file that contains its text. */
export interface StoredCaption {
  fileId: FileId
  language: string
  label: string
  file: { id: FileId; key: string }
}

export const captionRepo = {
  /** Captions of these videos, ordered by language. */
  forFiles: (db: Db, fileIds: readonly FileId[]): Promise<StoredCaption[]> =>
    db
      .select({
        fileId: captions.fileId,
        language: captions.language,
        label: captions.label,
        file: { id: files.id, key: files.key },
      })
      .from(captions)
      .innerJoin(files, eq(files.id, captions.captionFileId))
      .where(inArray(captions.fileId, [...fileIds]))
      .orderBy(asc(captions.language)),

  get: (db: Db, { fileId, language }: Pick<CaptionRow, 'fileId' | 'language'>) =>
    db
      .select()
      .from(captions)
      .where(and(eq(captions.fileId, fileId), eq(captions.language, language)))
      .then(([row]) => row),

  put: (tx: Tx, { label, captionFileId, ...which }: CaptionRow) =>
    tx
      .insert(captions)
      .values({ ...which, label, captionFileId })
      .onConflictDoUpdate({ target: [captions.fileId, captions.language], set: { label, captionFileId } }),

  /** Stores the spoken text for searching. */
  keepWords: (tx: Tx, fileId: FileId, text: string) =>
    tx.insert(fileTexts).values({ fileId, text }).onConflictDoUpdate({ target: fileTexts.fileId, set: { text } }),

  remove: (tx: Tx, { fileId, language }: Pick<CaptionRow, 'fileId' | 'language'>) =>
    tx.delete(captions).where(and(eq(captions.fileId, fileId), eq(captions.language, language))),
}
