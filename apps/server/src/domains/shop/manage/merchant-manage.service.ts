import type { ManagedMerchant, MerchantDraft } from '@sands/contract/shop/manage.model'
import { isArea } from '@sands/rules/shop/regions'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { presentMerchant } from '../goods/goods.present.ts'
import { type MerchantId, type MerchantRow, merchantRepo } from '../goods/merchant.repo.ts'

interface Seen {
  id: MerchantId
  version: number
}

export interface MerchantManageService {
  list(viewer: Viewer): Promise<ManagedMerchant[]>
  create(tx: Tx, viewer: Viewer, draft: MerchantDraft): Promise<ManagedMerchant>
  update(tx: Tx, viewer: Viewer, change: MerchantDraft & Seen): Promise<ManagedMerchant>
  remove(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
}

const subjectOf = ({ id, name }: MerchantRow) => ({ kind: 'merchant', id, name })

export function createMerchantManageService(
  { database, clock, audit }: Kernel,
  media: MediaService,
): MerchantManageService {
  async function present(db: Db, row: MerchantRow): Promise<ManagedMerchant> {
    const members = await merchantRepo.named(db, row.id)
    return {
      ...presentMerchant(row, media),
      introduction: row.introduction,
      phone: row.phone,
      serviceHours: row.serviceHours,
      logoFileId: row.logoFileId,
      areas: await merchantRepo.areas(db, row.id),
      people: members.map(({ id }) => id),
      members,
      goodsCount: await merchantRepo.goodsCount(db, row.id),
      version: row.version,
    }
  }

  async function lockSeen(tx: Tx, { collegeId }: Viewer, { id, version }: Seen): Promise<MerchantRow> {
    const row = await merchantRepo.lock(tx, collegeId, id)
    if (!row) throw fail('shop.merchant_gone')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  async function valuesOf(tx: Tx, viewer: Viewer, draft: MerchantDraft, before?: MerchantRow) {
    const { logoFileId, people } = draft
    if (logoFileId && logoFileId !== before?.logoFileId)
      await media.choose(tx, viewer, { id: logoFileId, kinds: ['image'] })
    const wrong = draft.areas.find((area) => !isArea(area))
    if (wrong)
      throw fail('shop.area_unknown', { area: [wrong.province, wrong.city, wrong.district].filter(Boolean).join('/') })
    // Who has left the college since they were added keeps nobody from saving.
    const known = new Set(before && (await merchantRepo.people(tx, before.id)))
    const added = [...new Set(people)].filter((person) => !known.has(person))
    if ((await merchantRepo.members(tx, viewer.collegeId, added)) !== added.length) throw fail('shop.person_unknown')
    return {
      name: plainText(draft.name),
      introduction: plainText(draft.introduction),
      phone: draft.phone.trim(),
      serviceHours: plainText(draft.serviceHours),
      logoFileId,
    }
  }

  return {
    async list({ collegeId }) {
      const db = database.primary
      const all: ManagedMerchant[] = []
      for (const row of await merchantRepo.all(db, collegeId)) all.push(await present(db, row))
      return all
    },

    async create(tx, viewer, draft) {
      const values = await valuesOf(tx, viewer, draft)
      const row = await merchantRepo.add(tx, { ...values, collegeId: viewer.collegeId })
      await merchantRepo.setParts(tx, row.id, draft)
      await audit.record(tx, viewer, {
        ...{ action: 'shop.merchant.created', subject: subjectOf(row), after: { name: row.name } },
      })
      return present(tx, row)
    },

    async update(tx, viewer, draft) {
      const before = await lockSeen(tx, viewer, draft)
      const row = await merchantRepo.change(tx, before.id, await valuesOf(tx, viewer, draft, before))
      await merchantRepo.setParts(tx, row.id, draft)
      await audit.record(tx, viewer, {
        action: 'shop.merchant.updated',
        subject: subjectOf(row),
        before: { name: before.name, phone: before.phone },
        after: { name: row.name, phone: row.phone, people: draft.people.length, areas: draft.areas.length },
      })
      return present(tx, row)
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      const count = await merchantRepo.goodsCount(tx, row.id)
      if (count > 0) throw fail('shop.merchant_in_use', { count })
      await merchantRepo.change(tx, row.id, { removedAt: clock.now() })
      await audit.record(tx, viewer, {
        ...{ action: 'shop.merchant.deleted', subject: subjectOf(row), before: { name: row.name } },
      })
      return null
    },
  }
}
