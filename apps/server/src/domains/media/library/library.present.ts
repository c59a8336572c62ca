import type { EarlierFile, FileUse, LibraryDetail, LibraryFile } from '@sands/contract/media/library.calls'
import type { Resource } from '@sands/contract/media/media.model'
import type { FileRow } from '../media.repo.ts'

export interface Around {
  resource: Resource
  ownerName: string
  uses: number
}

export const presentLibraryFile = (row: FileRow, { resource, ownerName, uses }: Around): LibraryFile => ({
  ...resource,
  version: row.version,
  ownerName,
  uses,
  sha256: row.sha256.toString('hex'),
})

export const presentEarlier = (row: FileRow, { url }: Resource, replacedBy: string): EarlierFile => ({
  id: row.id,
  url,
  bytes: row.bytes,
  duration: row.duration,
  pages: row.pages ?? 0,
  replacedAt: (row.replacedAt ?? row.updatedAt).toISOString(),
  replacedBy,
})

export const presentLibraryDetail = (
  row: FileRow,
  around: Around,
  { usedBy, earlier }: { usedBy: FileUse[]; earlier: EarlierFile[] },
): LibraryDetail => ({
  ...presentLibraryFile(row, around),
  usedBy,
  earlier,
  updatedAt: row.updatedAt.toISOString(),
})

export const fileSubject = ({ id, name }: Pick<FileRow, 'id' | 'name'>) => ({ kind: 'file', id, name })

/** The content of a file in the audit log. */
export const contentRecord = ({ bytes, sha256 }: FileRow) => ({ bytes, sha256: sha256.toString('hex') })
