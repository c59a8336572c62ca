import type { FileUse, LibraryDetail, LibraryFile } from '@sands/contract/media/library.calls'
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

export const presentLibraryDetail = (row: FileRow, around: Around, usedBy: FileUse[]): LibraryDetail => ({
  ...presentLibraryFile(row, around),
  usedBy,
  updatedAt: row.updatedAt.toISOString(),
})

export const fileSubject = ({ id, name }: Pick<FileRow, 'id' | 'name'>) => ({ kind: 'file', id, name })

/** The content of a file in the audit log. */
export const contentRecord = ({ bytes, sha256 }: FileRow) => ({ bytes, sha256: sha256.toString('hex') })
