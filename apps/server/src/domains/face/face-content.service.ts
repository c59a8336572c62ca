import { faceLinks } from '@sands/contract/face/face.links'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { canUndo } from '@sands/rules/face/cascade'
import type { ContentChoice, ContentKind } from '../../kernel/content.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { MediaService } from '../media/index.ts'
import { faceChoices, faceContentRepo } from './face-content.repo.ts'

/** Sessions in the content registry: targets of jumps and tasks of projects. */
export function faceContent(
  { clock }: Pick<Kernel, 'clock'>,
  media: Pick<MediaService, 'pictures' | 'url'>,
): ContentKind {
  const choices = faceChoices((fileId) => media.url(fileId, 'w375'))

  async function withCalledOff(db: Db, items: readonly ContentChoice[]): Promise<ContentChoice[]> {
    const ids = items.flatMap(({ id, isOut }) => (isOut ? [] : id))
    const rows = ids.length === 0 ? [] : await faceContentRepo.cancelled(db, ids)
    const off = new Map(rows.map((row) => [row.id, row]))
    const now = clock.now().getTime()
    return items.map((item) => {
      const found = off.get(item.id)
      if (!found) return item
      const isFinal = !found.at || !canUndo({ at: found.at.getTime(), undoneAt: null }, now)
      return { ...item, calledOff: { reason: found.reason ?? '', isFinal } }
    })
  }

  return {
    kind: 'face',
    async byIds(db, { collegeId }, ids) {
      const rows = await faceContentRepo.byIds(db, collegeId, ids)
      const covers = await media.pictures(
        db,
        rows.flatMap(({ coverFileId }) => coverFileId ?? []),
      )
      return rows.map(({ id, title, coverFileId }) => ({
        id,
        title,
        coverUrl: (coverFileId && covers.get(coverFileId)?.url) || null,
        link: faceLinks.detail(id),
      }))
    },
    visibleIds: async (db, viewer, ids) => new Set(await faceContentRepo.visible(db, viewer, ids)),
    searchText: (db, id) => faceContentRepo.title(db, asId<Id<'face'>>(id)),
    isCommentable: async () => false,
    async choices(db, collegeId, wanted) {
      const { items, total } = await choices(db, collegeId, wanted)
      return { items: await withCalledOff(db, items), total }
    },
  }
}
