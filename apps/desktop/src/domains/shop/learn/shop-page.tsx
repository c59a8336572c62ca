import { GiftOutlined } from '@ant-design/icons'
import type { GoodsItem } from '@sands/contract/shop/shop.model'
import { useCall } from '@sands/web/call/use-call'
import { shownAmount } from '@sands/web/shop/goods-price'
import { Button } from 'antd'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { CardFacts, CoverCard, CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { CoverPicture, NoCover } from '../../../kernel/ui/cover-picture.tsx'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { orderPaths } from './order-paths.ts'

const SORTS = ['1', '2', '3'] as const
const SORT_NUMBERS = { 1: 1, 2: 2, 3: 3 } as const
const ADDRESS = { ...pageValues, keyword: textValue(60), sort: choiceValue(['', ...SORTS], '') }
const BONES = [1, 2, 3, 4] as const

/** Goods that the person may see, with a search and an order. */
export function ShopPage() {
  const t = useT()
  const [{ current, size, keyword, sort }, setAddress] = useAddressQuery(ADDRESS)
  const asked = useCall('GET /sands-shopping/api/v1/goods/page', {
    query: { ...(keyword && { keyWord: keyword }), ...(sort && { sortType: SORT_NUMBERS[sort] }), current, size },
  })
  const clear = <Button onClick={() => setAddress({ current: 1, keyword: '' })}>{t('shop.show_all')}</Button>
  return (
    <ManagePage
      title={t('shop.portal_shop')}
      actions={<LinkButton to={orderPaths.orders}>{t('shop.portal_orders')}</LinkButton>}
    >
      <search className={styles.filters} aria-label={t('shop.portal_shop')}>
        <KeywordField
          className={styles.keyword}
          label={t('shop.search')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('shop.sort')}
          placeholder={t('shop.sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`shop.sort_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, sort: next })}
        />
      </search>
      <PagedList
        asked={asked}
        paging={{ current, size }}
        onTurn={setAddress}
        skeleton={<Bones />}
        empty={
          <StateBlock
            kind="empty"
            title={t('shop.none_title')}
            text={t('shop.none_text')}
            actions={keyword ? clear : undefined}
          />
        }
      >
        {(goods) => (
          <ul className={styles.grid}>
            {goods.map((each) => (
              <li key={each.id}>
                <GoodsCard goods={each} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ManagePage>
  )
}

const Bones = () => (
  <div className={styles.grid}>
    {BONES.map((place) => (
      <CoverCardBone key={place} />
    ))}
  </div>
)

function GoodsCard({ goods }: { goods: GoodsItem }) {
  const t = useT()
  const legsText = useLegsText()
  const badge = goods.isBought === 1 ? t('shop.purchased') : goods.isSoldOut === 1 ? t('shop.sold_out') : undefined
  return (
    <CoverCard
      to={orderPaths.goods(goods.id)}
      cover={
        <CoverPicture
          cover={null}
          url={goods.coverImgUrl}
          sizes="280px"
          none={<NoCover icon={<GiftOutlined aria-hidden />} />}
        />
      }
      badge={badge}
      title={goods.spuName}
    >
      <CardFacts>{legsText(shownAmount(goods), goods.currency)}</CardFacts>
      <CardFacts>{t('shop.bought_count', { count: goods.buyTotal })}</CardFacts>
    </CoverCard>
  )
}
