import type { PageOf } from '@sands/contract/kernel/schema'
import type { LecturerDetail, LecturerItem, LecturerKind } from '@sands/contract/lecturer/lecturer.model'
import type { Db } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { presentDetail, presentItem } from './lecturer.present.ts'
import { type LecturerRow, lecturerRepo } from './lecturer.repo.ts'
import type { LecturerId, TeachingSource } from './teaching.kind.ts'

export interface LecturerService {
  page(
    viewer: Viewer,
    request: PageRequest & { ids?: readonly LecturerId[]; keyWord?: string; lecturerKind?: LecturerKind },
  ): Promise<PageOf<LecturerItem>>
  get(viewer: Viewer, id: LecturerId): Promise<LecturerDetail>
  /** Lecturers of the college in the order of the ids; removed lecturers are left out. */
  byIds(db: Db, viewer: Viewer, ids: readonly LecturerId[]): Promise<LecturerItem[]>
}

export function createLecturerService(
  { database }: Pick<Kernel, 'database'>,
  media: Pick<MediaService, 'pictures' | 'url'>,
  teaching: TeachingSource,
): LecturerService {
  async function items(db: Db, viewer: Viewer, rows: readonly LecturerRow[]): Promise<LecturerItem[]> {
    const pictures = await media.pictures(
      db,
      rows.flatMap(({ avatarFileId }) => avatarFileId ?? []),
    )
    const taught = await teaching.forLecturers(
      db,
      viewer,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => {
      const { avatarFileId } = row
      const avatar = avatarFileId && { url: media.url(avatarFileId, 'w375'), picture: pictures.get(avatarFileId) }
      return presentItem(row, { avatar, taught: taught.get(row.id) })
    })
  }

  return {
    async page(viewer, { ids, keyWord, lecturerKind, ...request }) {
      const db = database.primary
      const scope = { collegeId: viewer.collegeId, words: keyWord?.trim(), kind: lecturerKind, ids, shownOnly: true }
      const [rows, total] = await Promise.all([
        lecturerRepo.page(db, scope, pageWindow(request)),
        lecturerRepo.count(db, scope),
      ])
      return pageOf(await items(db, viewer, rows), total, request)
    },

    async get(viewer, id) {
      const db = database.primary
      const [row] = await lecturerRepo.byIds(db, viewer.collegeId, [id])
      if (!row) throw fail('lecturer.gone')
      const [item] = await items(db, viewer, [row])
      if (!item) throw fail('lecturer.gone')
      return presentDetail(item, row)
    },

    async byIds(db, viewer, ids) {
      if (ids.length === 0) return []
      const rows = await lecturerRepo.byIds(db, viewer.collegeId, ids)
      const found = new Map((await items(db, viewer, rows)).map((item) => [item.id, item]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
  }
}
