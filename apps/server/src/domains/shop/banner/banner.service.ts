import type { ManagedShopBanner, ShopBanner, ShopBannerDraft } from '@sands/contract/shop/banner.model'
import { isGoodJump, JUMP } from '@sands/rules/jump'
import { BANNERS_MOST } from '@sands/rules/shop/shop'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { presentBanner, presentManagedBanner } from './banner.present.ts'
import { type BannerId, type BannerRow, bannerRepo } from './banner.repo.ts'

export interface BannerService {
  shown(viewer: Viewer): Promise<ShopBanner[]>
  list(viewer: Viewer): Promise<ManagedShopBanner[]>
  save(tx: Tx, viewer: Viewer, banner: ShopBannerDraft & { id?: BannerId }): Promise<ManagedShopBanner>
  remove(tx: Tx, viewer: Viewer, id: BannerId): Promise<null>
}

const recordOf = ({ title, isShown, sort }: BannerRow) => ({ title, isShown, sort })

export function createBannerService(
  { database, audit, content }: Pick<Kernel, 'database' | 'audit' | 'content'>,
  media: Pick<MediaService, 'pictures' | 'choose'>,
): BannerService {
  const db = database.primary

  const picturesOf = (rows: readonly BannerRow[]) =>
    media.pictures(
      db,
      rows.map(({ fileId }) => fileId),
    )

  return {
    async shown({ collegeId }) {
      const rows = await bannerRepo.list(db, collegeId, { onlyShown: true })
      const pictures = await picturesOf(rows)
      return rows.map((row) => presentBanner(row, pictures))
    },

    async list({ collegeId }) {
      const rows = await bannerRepo.list(db, collegeId, { onlyShown: false })
      const pictures = await picturesOf(rows)
      return rows.map((row) => presentManagedBanner(row, pictures))
    },

    async save(tx, viewer, { id, jump, fileId, title, sort, isShown }) {
      const { collegeId } = viewer
      const before = id ? await bannerRepo.lock(tx, collegeId, id) : undefined
      if (id && !before) throw fail('shop.banner_gone')
      const all = before ? [] : await bannerRepo.list(tx, collegeId, { onlyShown: false })
      if (all.length >= BANNERS_MOST) throw fail('shop.banners_full', { limit: BANNERS_MOST })
      const isKnown = before?.jumpType === JUMP[jump.to] && before.moduleId === jump.moduleId
      if (!isGoodJump(jump) || !(await content.mayLead(tx, viewer, { jump, isKnown }))) throw fail('shop.bad_target')
      if (fileId !== before?.fileId) await media.choose(tx, viewer, { id: fileId, kinds: ['image'] })
      const values = {
        ...{ collegeId, title: plainText(title), fileId, sort, isShown },
        ...{ jumpType: JUMP[jump.to], moduleId: jump.moduleId, link: jump.link },
      }
      const row = before ? await bannerRepo.change(tx, before.id, values) : await bannerRepo.add(tx, values)
      await audit.record(tx, viewer, {
        action: before ? 'shop.banner.updated' : 'shop.banner.created',
        subject: { kind: 'shop-banner', id: row.id, name: row.title },
        ...(before ? { before: recordOf(before) } : {}),
        after: recordOf(row),
      })
      return presentManagedBanner(row, await media.pictures(tx, [row.fileId]))
    },

    async remove(tx, viewer, id) {
      const row = await bannerRepo.remove(tx, viewer.collegeId, id)
      if (!row) throw fail('shop.banner_gone')
      await audit.record(tx, viewer, {
        action: 'shop.banner.deleted',
        subject: { kind: 'shop-banner', id: row.id, name: row.title },
        before: recordOf(row),
      })
      return null
    },
  }
}
