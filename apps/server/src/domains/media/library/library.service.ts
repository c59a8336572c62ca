import type { QueryOf } from '@sands/contract/kernel/call'
import type { FileId, PageOf, UserId } from '@sands/contract/kernel/schema'
import type { EarlierFile, LibraryDetail, LibraryFile, libraryCalls } from '@sands/contract/media/library.calls'
import type { Db } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type FileRow, mediaRepo } from '../media.repo.ts'
import type { MediaService } from '../media.service.ts'
import type { FileUses } from './file-uses.repo.ts'
import { presentEarlier, presentLibraryDetail, presentLibraryFile } from './library.present.ts'
import { FILE_ID, libraryRepo } from './library.repo.ts'

type LibraryRequest = QueryOf<(typeof libraryCalls)['GET /sands-system/api/v1/manage/media/page']>

/** Names of people, who belong to a domain above this one. */
export type NamesOf = (db: Db, userIds: readonly UserId[]) => Promise<ReadonlyMap<UserId, string>>

export interface LibraryParts {
  media: Pick<MediaService, 'resources'>
  uses: FileUses
  namesOf: NamesOf
}

export interface LibraryService {
  page(viewer: Viewer, request: LibraryRequest): Promise<PageOf<LibraryFile>>
  get(viewer: Viewer, id: FileId): Promise<LibraryDetail>
}

export function createLibraryService({ database }: Kernel, { media, uses, namesOf }: LibraryParts): LibraryService {
  const db = database.primary

  /** The related data of the rows, each read once. */
  async function around(rows: readonly FileRow[]) {
    const [resources, names, counts] = await Promise.all([
      media.resources(rows),
      namesOf(db, [...new Set(rows.map(({ ownerId }) => ownerId))]),
      uses.counts(
        db,
        rows.map(({ id }) => id),
      ),
    ])
    const byId = new Map(resources.map((resource) => [resource.id, resource]))
    return (row: FileRow) => {
      const resource = byId.get(row.id)
      if (!resource) throw new Error('a file is missing in the answer')
      return { resource, ownerName: names.get(row.ownerId) ?? '', uses: counts.get(row.id) ?? 0 }
    }
  }

  async function earlierOf(file: FileRow): Promise<EarlierFile[]> {
    const rows = await libraryRepo.earlier(db, file)
    const [resources, names] = await Promise.all([
      media.resources(rows),
      namesOf(db, [...new Set(rows.flatMap(({ replacedBy }) => replacedBy ?? []))]),
    ])
    const byId = new Map(resources.map((resource) => [resource.id, resource]))
    return rows.flatMap((row) => {
      const resource = byId.get(row.id)
      return resource ? presentEarlier(row, resource, (row.replacedBy && names.get(row.replacedBy)) || '') : []
    })
  }

  return {
    async page({ collegeId }, { keyword, kind, status, usable, unused, sort = 'newest', ...request }) {
      const words = keyword?.trim()
      const filter = {
        ...(words && { keyword: words }),
        ...(kind && { kind }),
        ...(status && { status }),
        ...(usable && { usable }),
        ...(unused && { unused: uses.unused(FILE_ID) }),
      }
      const { size, offset } = pageWindow(request)
      const [ids, total] = await Promise.all([
        libraryRepo.page(db, collegeId, { filter, sort, size, offset }),
        libraryRepo.total(db, collegeId, filter),
      ])
      const rows = await mediaRepo.byIds(db, ids)
      const seen = await around(rows)
      const byId = new Map(rows.map((row) => [row.id, row]))
      const records = ids.flatMap((id) => byId.get(id) ?? []).map((row) => presentLibraryFile(row, seen(row)))
      return pageOf(records, total, request)
    },

    async get({ collegeId }, id) {
      const row = await libraryRepo.get(db, collegeId, id)
      if (!row) throw fail('media.gone')
      const seen = await around([row])
      return presentLibraryDetail(row, seen(row), { usedBy: await uses.forFile(db, id), earlier: await earlierOf(row) })
    },
  }
}
