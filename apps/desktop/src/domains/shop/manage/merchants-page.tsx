import { PlusOutlined } from '@ant-design/icons'
import type { ManagedMerchant } from '@sands/contract/shop/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { RowOpener } from '../../../kernel/ui/list/row-opener.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../shop.module.css'
import { areasText } from './areas-text.ts'
import { MerchantDrawer, NEW_MERCHANT } from './merchant-drawer.tsx'

const ADDRESS = { open: textValue(20) }

/** Merchants with their people and delivery areas. */
export function MerchantsPage() {
  const t = useT()
  const confirm = useConfirm()
  const [{ open }, setAddress] = useAddressQuery(ADDRESS)
  const list = useCall('GET /sands-shopping/api/v1/manage/merchant/list', undefined, { staleTime: 0 })
  const remove = useAct('POST /sands-shopping/api/v1/manage/merchant/remove')
  const askRemove = ({ id, version, name }: ManagedMerchant) =>
    confirm({
      title: t('shop.manage_remove_ask', { name }),
      text: t('shop.manage_merchant_remove'),
      action: t('shop.remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      done: t('shop.manage_act_done'),
      refresh: list.refetch,
    })
  const columns: readonly Column<ManagedMerchant>[] = [
    {
      key: 'name',
      title: t('shop.merchant'),
      keep: 'name',
      cell: ({ id, name }) => <RowOpener onOpen={() => setAddress({ open: id })}>{name}</RowOpener>,
    },
    { key: 'phone', title: t('shop.merchant_phone'), keep: true, cell: ({ phone }) => phone },
    {
      key: 'areas',
      title: t('shop.areas'),
      cell: ({ areas }) =>
        areas.length === 0 ? t('shop.areas_all') : <span className={styles.lines}>{areasText(areas)}</span>,
    },
    { key: 'goods', title: t('shop.manage_goods'), align: 'end', cell: ({ goodsCount }) => goodsCount },
    {
      key: 'acts',
      title: t('shop.manage_acts'),
      cell: (merchant) => (
        <Button size="small" danger disabled={merchant.goodsCount > 0} onClick={() => askRemove(merchant)}>
          {t('shop.remove')}
        </Button>
      ),
    },
  ]
  const opened = list.data?.find(({ id }) => id === open)
  return (
    <ManagePage
      title={t('shop.manage_merchants')}
      intro={t('shop.manage_merchants_intro')}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAddress({ open: NEW_MERCHANT })}>
          {t('shop.manage_merchant_add')}
        </Button>
      }
    >
      {list.data ? (
        list.data.length > 0 ? (
          <div className={styles.card}>
            <RowTable label={t('shop.manage_merchants')} columns={columns} rows={list.data} rowKey={({ id }) => id} />
          </div>
        ) : (
          <EmptyList
            isNarrowed={false}
            none={{ title: t('shop.none_title'), text: t('shop.manage_merchants_intro') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress({ open: '' }) },
            }}
          />
        )
      ) : list.error ? (
        <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
      {(open === NEW_MERCHANT || opened) && (
        <MerchantDrawer key={open} merchant={opened} refresh={list.refetch} onClose={() => setAddress({ open: '' })} />
      )}
    </ManagePage>
  )
}
