import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** What skins need to know about files, which belong to a domain after this one. */
export interface SkinPictures {
  url(fileId: FileId, variant: 'large'): string
  pictures(db: Db, ids: readonly FileId[]): Promise<ReadonlyMap<FileId, Picture>>
  /** Throws unless the viewer may show this file to others. */
  choose(tx: Tx, viewer: Viewer, file: { id: FileId; kinds: readonly ['image'] }): Promise<void>
}
