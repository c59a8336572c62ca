import { ExportOutlined, PlusOutlined } from '@ant-design/icons'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { ManagedGoodsItem } from '@sands/contract/shop/manage.model'
import { GOODS_STATES } from '@sands/rules/shop/shop'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useCallback, useState } from 'react'
import { choiceValue, pageValues, textValue } from '../../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { KeywordField } from '../../../../kernel/ui/form/keyword-field.tsx'
import { useRun } from '../../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import styles from '../../shop.module.css'
import { GoodsDrawer, NEW_GOODS } from './goods-drawer.tsx'
import { StockDialog } from './stock-dialog.tsx'
import { useGoodsColumns } from './use-goods-columns.tsx'

const PAGE = 'GET /sands-shopping/api/v1/manage/goods/page'
const ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  state: choiceValue(['', ...GOODS_STATES], ''),
  open: textValue(20),
}

/** What the shop sells. */
export function GoodsPage() {
  const t = useT()
  const queries = useQueryClient()
  const [{ current, size, keyword, state, open }, setAddress] = useAddressQuery(ADDRESS)
  const filter = { ...(keyword && { keyWord: keyword }), ...(state && { state }) }
  const query = { ...filter, current, size }
  const page = useCall(PAGE, { query }, { staleTime: 0 })
  const [stocked, setStocked] = useState<ManagedGoodsItem>()
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: [PAGE] }), [queries])
  const exporting = useAct('POST /sands-shopping/api/v1/manage/goods/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const run = useRun(reload)
  const startExport = () => run(async () => setBatchId((await exporting.mutateAsync({ body: filter })).batchId))
  const columns = useGoodsColumns({
    onOpen: ({ id }) => setAddress({ open: id }),
    onStock: setStocked,
    onChanged: reload,
  })
  return (
    <ManagePage
      title={t('shop.manage_goods')}
      intro={t('shop.manage_goods_intro')}
      actions={
        <>
          <Button
            icon={<ExportOutlined aria-hidden />}
            loading={exporting.isPending}
            disabled={page.data?.total === 0}
            onClick={() => void startExport()}
          >
            {t('shop.manage_export')}
          </Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAddress({ open: NEW_GOODS })}>
            {t('shop.manage_goods_add')}
          </Button>
        </>
      }
    >
      <search className={styles.filters} aria-label={t('shop.manage_goods')}>
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
      <DataTable<ManagedGoodsItem>
        label={t('shop.manage_goods')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={keyword !== '' || state !== ''}
            none={{ title: t('shop.none_title'), text: t('shop.manage_goods_none') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress({ current: 1, keyword: '', state: '' }) },
            }}
          />
        }
      />
      <BatchDialog batchId={batchId} title={t('shop.batch_goods')} onClose={() => setBatchId(undefined)} />
      <GoodsDrawer open={open} refresh={reload} onClose={() => setAddress({ open: '' })} />
      {stocked && <StockDialog goods={stocked} onClose={() => setStocked(undefined)} onChanged={reload} />}
    </ManagePage>
  )
}
