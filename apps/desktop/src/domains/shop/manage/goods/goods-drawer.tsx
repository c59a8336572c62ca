import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { ManagedGoods } from '@sands/contract/shop/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { useAskLeave } from '../../../../kernel/use-ask-leave.ts'
import { GoodsForm } from './goods-form.tsx'

export const NEW_GOODS = 'new'

interface GoodsDrawerProps {
  /** The id of the goods, or the value for new ones; empty when closed. */
  open: string
  refresh: () => Promise<unknown>
  onClose: () => void
}

/** Adds or changes goods. Closing asks first when there are unsaved values. */
export function GoodsDrawer({ open, refresh, onClose }: GoodsDrawerProps) {
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('manage.leave_ask'),
    text: t('manage.leave_text'),
    action: t('manage.leave'),
    onClose,
  })
  const id = idIn<'goods'>(open)
  const form = { refresh, onDirty: setDirty, onCancel: askLeave, onDone: leave }
  return (
    <Drawer
      open={open === NEW_GOODS || id !== undefined}
      onClose={askLeave}
      size={640}
      title={open === NEW_GOODS ? t('shop.manage_goods_add') : t('shop.manage_goods_edit')}
      destroyOnHidden
    >
      {open === NEW_GOODS && <GoodsForm {...form} goods={undefined} />}
      {id && <Known key={id} id={id} {...form} />}
    </Drawer>
  )
}

type KnownProps = Omit<Parameters<typeof GoodsForm>[0], 'goods'> & { id: Id<'goods'> }

/** The goods as they were when the drawer opened, so that refetched data does not change the form. */
function Known({ id, ...form }: KnownProps) {
  const asked = useCall(
    'GET /sands-shopping/api/v1/manage/goods/get',
    { query: { id } },
    { staleTime: 0, silent: true },
  )
  const [openedAt] = useState(() => Date.now())
  const [opened, setOpened] = useState<ManagedGoods>()
  if (!opened && asked.data && asked.dataUpdatedAt >= openedAt) setOpened(asked.data)
  if (opened) return <GoodsForm {...form} goods={opened} />
  if (asked.isFetching) return <Skeleton active paragraph={{ rows: 10 }} />
  return <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
}
