import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useSearchParams } from 'react-router'
import { choiceValue, pageValues, textValue, writeAddress } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { CategoryColumns, CategoryNav } from '../../../kernel/category/category-nav.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from '../shop.module.css'
import { GoodsBones, GoodsGrid } from './goods-grid.tsx'
import { orderPaths } from './order-paths.ts'
import { ShopBanners } from './shop-banners.tsx'

const SORTS = ['1', '2', '3'] as const
const SORT_NUMBERS = { 1: 1, 2: 2, 3: 3 } as const
const ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  category: textValue(20),
  sort: choiceValue(['', ...SORTS], ''),
}

/** Goods that the person may see, by category of up to three levels, words and order. The choice is in the address. */
export function ShopPage() {
  const t = useT()
  const [params] = useSearchParams()
  const [{ current, size, keyword, category, sort }, setAddress] = useAddressQuery(ADDRESS)
  const tree = useCall('POST /sands-shopping/api/v1/goods/category/list', { body: {} })
  const categoryId = idIn<'goodsCategory'>(category)
  const asked = useCall('GET /sands-shopping/api/v1/goods/page', {
    query: {
      ...(keyword && { keyWord: keyword }),
      ...(categoryId && { categoryId }),
      ...(sort && { sortType: SORT_NUMBERS[sort] }),
      ...{ current, size },
    },
  })
  const all = { current: 1, keyword: '', category: '' }
  const clear = <Button onClick={() => setAddress(all)}>{t('shop.show_all')}</Button>
  const hrefOf = (id: string) => `?${writeAddress(ADDRESS, params, { category: id, current: 1 }).toString()}`
  return (
    <ManagePage
      title={t('shop.portal_shop')}
      actions={<LinkButton to={orderPaths.orders}>{t('shop.portal_orders')}</LinkButton>}
    >
      {!keyword && !category && <ShopBanners />}
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
      <CategoryColumns
        nav={
          <CategoryNav
            label={t('shop.category')}
            all={t('shop.category_all')}
            tree={tree}
            chosen={category}
            hrefOf={hrefOf}
          />
        }
      >
        <PagedList
          asked={asked}
          paging={{ current, size }}
          onTurn={setAddress}
          skeleton={<GoodsBones />}
          empty={
            <StateBlock
              kind="empty"
              title={t('shop.none_title')}
              text={t('shop.none_text')}
              actions={keyword || category ? clear : undefined}
            />
          }
        >
          {(goods) => <GoodsGrid goods={goods} />}
        </PagedList>
      </CategoryColumns>
    </ManagePage>
  )
}
