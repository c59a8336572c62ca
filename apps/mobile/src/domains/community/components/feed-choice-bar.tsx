import { useT } from '@sands/web/i18n/i18n'
import { memo } from 'react'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { Tabs } from '../../../kernel/ui/page/tabs.tsx'
import { FEED_ORDERS, FEED_TABS, type FeedChoice, type FeedOrder, type FeedTab } from '../feed-choices.ts'

interface FeedChoiceBarProps extends FeedChoice {
  /** The element that contains the feed. */
  panelId: string
  onChoose: (choice: FeedChoice) => void
}

const TABS = Object.keys(FEED_TABS) as FeedTab[]
const ORDERS = Object.keys(FEED_ORDERS) as FeedOrder[]

/** Which content the feed shows, and in which order. Another tab begins with the newest content. */
export const FeedChoiceBar = memo(function FeedChoiceBar({ panelId, tab, order, onChoose }: FeedChoiceBarProps) {
  const t = useT()
  return (
    <>
      <Tabs
        label={t('community.types')}
        panelId={panelId}
        chosen={tab}
        onChoose={(next) => onChoose({ tab: next, order: 'newest' })}
        options={TABS.map((id) => ({ id, label: t(`community.type_${id}`) }))}
      />
      <Chips
        label={t('community.sorts')}
        options={ORDERS.map((id) => ({ id, label: t(`community.sort_${id}`) }))}
        chosen={order}
        onChoose={(next) => onChoose({ tab, order: next })}
      />
    </>
  )
})
