import type { ManagedGoodsItem } from '@sands/contract/shop/manage.model'
import { Button } from 'antd'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { RowOpener } from '../../../../kernel/ui/list/row-opener.tsx'
import type { Column } from '../../../../kernel/ui/list/row-table.tsx'
import styles from '../../shop.module.css'
import { usePricesText } from '../price-text.ts'
import { GoodsActs } from './goods-acts.tsx'
import { GoodsStateTag } from './goods-state-tag.tsx'

interface GoodsColumns {
  onOpen: (goods: ManagedGoodsItem) => void
  onStock: (goods: ManagedGoodsItem) => void
  onChanged: () => Promise<unknown>
}

export function useGoodsColumns({ onOpen, onStock, onChanged }: GoodsColumns): readonly Column<ManagedGoodsItem>[] {
  const t = useT()
  const { minute } = useMoments()
  const pricesText = usePricesText()
  return [
    {
      key: 'goods',
      title: t('shop.manage_one'),
      keep: 'name',
      cell: (goods) => (
        <span className={styles.stacked}>
          <RowOpener onOpen={() => onOpen(goods)}>{goods.spuName}</RowOpener>
          <span className={styles.quiet}>{t(`shop.type_${goods.spuType}`)}</span>
        </span>
      ),
    },
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
      cell: (goods) =>
        goods.stock === null ? (
          t('shop.manage_stock_none')
        ) : (
          <Button
            type="link"
            size="small"
            aria-label={`${goods.stock}, ${t('shop.manage_stock_of', { name: goods.spuName })}`}
            onClick={() => onStock(goods)}
          >
            {goods.stock}
          </Button>
        ),
    },
    {
      key: 'sold',
      title: t('shop.manage_sold'),
      keep: true,
      align: 'end',
      cell: ({ buyTotal }) => <span className={styles.number}>{buyTotal}</span>,
    },
    {
      key: 'state',
      title: t('shop.manage_state'),
      keep: true,
      cell: ({ state }) => <GoodsStateTag state={state} />,
    },
    { key: 'time', title: t('shop.manage_updated'), keep: true, cell: ({ updateTime }) => minute(updateTime) },
    {
      key: 'acts',
      title: t('shop.manage_acts'),
      cell: (goods) => <GoodsActs goods={goods} onChanged={onChanged} />,
    },
  ]
}
