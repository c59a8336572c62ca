import type { OwnGoods } from '@sands/contract/shop/manage.model'
import { GOODS_STATES } from '@sands/rules/shop/shop'
import { useCall } from '@sands/web/call/use-call'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { GoodsStateTag } from '../manage/goods/goods-state-tag.tsx'
import { usePricesText } from '../manage/price-text.ts'
import styles from '../shop.module.css'

const ADDRESS = { ...pageValues, keyword: textValue(60), state: choiceValue(['', ...GOODS_STATES], '') }
const NO_FILTER = { current: 1, keyword: '', state: '' } as const

/** What the merchants of the person sell, with price, stock and sales. Others are not shown, and nothing is changed. */
export function OwnGoodsPage() {
  const t = useT()
  const [{ current, size, keyword, state }, setAddress] = useAddressQuery(ADDRESS)
  const query = { ...(keyword && { keyWord: keyword }), ...(state && { state }), current, size }
  const page = useCall('GET /sands-shopping/api/v1/manage/merchant/goods/page', { query }, { staleTime: 0 })
  const columns = useColumns()
  return (
    <ManagePage title={t('shop.manage_own_goods')} intro={t('shop.manage_own_goods_intro')}>
      <search className={styles.filters} aria-label={t('shop.manage_own_goods')}>
        <KeywordField
          className={styles.keyword}
          label={t('shop.search')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('shop.manage_state')}
          placeholder={t('shop.manage_state')}
          value={state}
          options={GOODS_STATES.map((value) => ({ value, label: t(`shop.manage_state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </search>
      <DataTable<OwnGoods>
        label={t('shop.manage_own_goods')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={keyword !== '' || state !== ''}
            none={{ title: t('shop.none_title'), text: t('shop.manage_own_goods_none') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress(NO_FILTER) },
            }}
          />
        }
      />
    </ManagePage>
  )
}

function useColumns(): readonly Column<OwnGoods>[] {
  const t = useT()
  const { minute } = useMoments()
  const pricesText = usePricesText()
  return [
    {
      key: 'goods',
      title: t('shop.manage_one'),
      keep: 'name',
      cell: ({ spuName, spuType }) => (
        <span className={styles.stacked}>
          <span>{spuName}</span>
          <span className={styles.quiet}>{t(`shop.type_${spuType}`)}</span>
        </span>
      ),
    },
    { key: 'merchant', title: t('shop.merchant'), cell: ({ merchantName }) => merchantName },
    {
      key: 'price',
      title: t('shop.manage_price'),
      cell: (goods) => <span className={styles.number}>{pricesText(goods)}</span>,
    },
    {
      key: 'stock',
      title: t('shop.manage_stock'),
      keep: true,
      align: 'end',
      cell: ({ stock }) => <span className={styles.number}>{stock ?? t('shop.manage_stock_none')}</span>,
    },
    {
      key: 'sold',
      title: t('shop.manage_sold'),
      keep: true,
      align: 'end',
      cell: ({ buyTotal }) => <span className={styles.number}>{buyTotal}</span>,
    },
    { key: 'state', title: t('shop.manage_state'), keep: true, cell: ({ state }) => <GoodsStateTag state={state} /> },
    { key: 'time', title: t('shop.manage_updated'), cell: ({ updateTime }) => minute(updateTime) },
  ]
}
