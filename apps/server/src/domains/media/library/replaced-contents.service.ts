import type { FileId } from '@sands/contract/kernel/schema'
import type { Db } from '../../../kernel/database/database.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import type { MediaService } from '../media.service.ts'
import { libraryRepo } from './library.repo.ts'

/** What a file contained from one time until another, or until now. */
export interface FileContent {
  fileName: string
  bytes: number
  since: Date
  until: Date | null
  url: string
}

/**
 * The contents of files that were replaced, the first one first, and the present one last. Of files that were never
 * replaced, only those in `always` are included. For callers that have checked the access already.
 */
export async function replacedContents(
  db: Db,
  media: Pick<MediaService, 'resources'>,
  { fileIds, always }: { fileIds: readonly FileId[]; always: ReadonlySet<FileId> },
): Promise<ReadonlyMap<FileId, FileContent[]>> {
  const replaced = Map.groupBy(await libraryRepo.replaced(db, fileIds), ({ earlierOf }) => earlierOf)
  const present = await mediaRepo.byIds(
    db,
    fileIds.filter((id) => replaced.has(id) || always.has(id)),
  )
  const rows = present.flatMap((file) => [...(replaced.get(file.id) ?? []), file])
  const urls = new Map((await media.resources(rows)).map(({ id, url }) => [id, url]))
  const contentsOf = (file: FileRow): FileContent[] => {
    let since = file.createdAt
    return [...(replaced.get(file.id) ?? []), file].map((row) => {
      const until = row.id === file.id ? null : (row.replacedAt ?? row.updatedAt)
      const content = { fileName: row.name, bytes: row.bytes, since, until, url: urls.get(row.id) ?? '' }
      since = until ?? since
      return content
    })
  }
  return new Map(present.map((file) => [file.id, contentsOf(file)]))
}
