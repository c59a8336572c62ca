import type { FileId } from '@sands/contract/kernel/schema'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { eq, isNull, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { FileUseSource } from '../media/index.ts'
import { goods, goodsPictures, merchants, shopBanners } from './shop.tables.ts'

/** Goods that an editor can choose as the target of a jump. */
export const goodsChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...goods,
    title: goods.name,
    table: goods,
    cover: goods.coverFileId,
    isOut: eq(goods.state, 'on_sale'),
    linkTo: shopLinks.goods,
    coverUrl,
  })

/** Merchants that an editor can choose as the target of a jump, newest first. */
export const merchantChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...merchants,
    title: merchants.name,
    table: merchants,
    cover: merchants.logoFileId,
    isOut: isNull(merchants.removedAt),
    updatedAt: merchants.id,
    linkTo: shopLinks.merchant,
    coverUrl,
  })

const seenBy = sql`case when g.state = 'draft' then 'nobody' else 'college' end as seen_by,
  case when g.state = 'on_sale' then g.audience_id end as audience_id`

/** Covers and pictures of goods, which orders show after the goods are deleted, logos of merchants, and banners. */
export const shopFileUses: readonly FileUseSource[] = [
  {
    kind: 'shop.goods',
    right: 'shop.goods.edit',
    rows: () => sql`select g.cover_file_id as file_id, g.id::text as thing_id, g.name, ${seenBy}
        from ${goods} g where g.cover_file_id is not null
      union all
      select p.file_id, g.id::text, g.name, ${seenBy} from ${goodsPictures} p join ${goods} g on g.id = p.goods_id`,
  },
  {
    kind: 'shop.merchant',
    right: 'shop.merchants.edit',
    rows: () => sql`select m.logo_file_id as file_id, m.id::text as thing_id, m.name, 'college' as seen_by,
        null::bigint as audience_id
      from ${merchants} m where m.logo_file_id is not null`,
  },
  {
    kind: 'shop.banner',
    right: 'shop.goods.edit',
    rows: () => sql`select b.file_id, b.id::text as thing_id, b.title as name,
        case when b.is_shown then 'college' else 'nobody' end as seen_by, null::bigint as audience_id
      from ${shopBanners} b`,
  },
]
