import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import type { Promotion, PromotionCalls, PromotionKind, PromotionValues } from './promotion.ts'
import { PromotionForm } from './promotion-form.tsx'

/** The value in the address for a new promotion. */
export const NEW_PROMOTION = 'new'

interface PromotionDrawerProps<Item extends Promotion, Draft extends PromotionValues> {
  kind: PromotionKind<Item, Draft>
  calls: PromotionCalls<Item, Draft>
  /** The id of the promotion, or the value for a new one; empty when closed. */
  open: string
  onClose: () => void
}

/** One promotion with all its fields. Closing asks first when there are unsaved values. */
export function PromotionDrawer<Item extends Promotion, Draft extends PromotionValues>(
  props: PromotionDrawerProps<Item, Draft>,
) {
  const { kind, calls, open, onClose } = props
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('manage.leave_ask'),
    text: t('manage.leave_text'),
    action: t('manage.leave'),
    onClose,
  })
  const promotion = calls.list.data?.records.find(({ id }) => id === open)
  const form = { kind, calls, onDirty: setDirty, onCancel: askLeave, onDone: leave }
  return (
    <Drawer
      open={open !== ''}
      onClose={askLeave}
      size={640}
      title={open === NEW_PROMOTION ? t(kind.words.add) : t(kind.words.edit)}
      destroyOnHidden
    >
      {open === NEW_PROMOTION && <PromotionForm {...form} promotion={undefined} />}
      {open !== '' && open !== NEW_PROMOTION && <Known key={open} {...form} promotion={promotion} />}
    </Drawer>
  )
}

type KnownProps<Item extends Promotion, Draft extends PromotionValues> = Parameters<
  typeof PromotionForm<Item, Draft>
>[0]

/** The promotion as it was when the drawer opened, so that a refetched list does not change the form. */
function Known<Item extends Promotion, Draft extends PromotionValues>({ promotion, ...form }: KnownProps<Item, Draft>) {
  const t = useT()
  const { list } = form.calls
  const [opened, setOpened] = useState(promotion)
  if (!opened && promotion) setOpened(promotion)
  if (opened) return <PromotionForm {...form} promotion={opened} />
  if (list.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!list.data) return <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
  return <StateBlock kind="empty" title={t('home.shown_gone')} text={t('home.shown_gone_text')} />
}
