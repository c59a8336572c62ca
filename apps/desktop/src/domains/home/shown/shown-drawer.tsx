import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import type { ShownCalls, ShownKind, ShownThing, ShownValues } from './shown.ts'
import { ShownForm } from './shown-form.tsx'

/** In the address, for one that is being made. */
export const NEW_SHOWN = 'new'

interface ShownDrawerProps<Thing extends ShownThing, Draft extends ShownValues> {
  kind: ShownKind<Thing, Draft>
  calls: ShownCalls<Thing, Draft>
  /** The id of the thing, or that a new one is being made; empty when closed. */
  open: string
  onClose: () => void
}

/** One thing with all its fields. What was typed is not lost by a slip: closing asks first. */
export function ShownDrawer<Thing extends ShownThing, Draft extends ShownValues>(
  props: ShownDrawerProps<Thing, Draft>,
) {
  const { kind, calls, open, onClose } = props
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('manage.leave_ask'),
    text: t('manage.leave_text'),
    action: t('manage.leave'),
    onClose,
  })
  const thing = calls.list.data?.records.find(({ id }) => id === open)
  const form = { kind, calls, onDirty: setDirty, onCancel: askLeave, onDone: leave }
  return (
    <Drawer
      open={open !== ''}
      onClose={askLeave}
      size={640}
      title={open === NEW_SHOWN ? t(kind.words.add) : t(kind.words.edit)}
      destroyOnHidden
    >
      {open === NEW_SHOWN && <ShownForm {...form} thing={undefined} />}
      {open !== '' && open !== NEW_SHOWN && <Known key={open} {...form} thing={thing} />}
    </Drawer>
  )
}

type KnownProps<Thing extends ShownThing, Draft extends ShownValues> = Parameters<typeof ShownForm<Thing, Draft>>[0]

/** As it was when the drawer opened: a list that is fetched anew takes nothing from under who types. */
function Known<Thing extends ShownThing, Draft extends ShownValues>({ thing, ...form }: KnownProps<Thing, Draft>) {
  const t = useT()
  const { list } = form.calls
  const [opened, setOpened] = useState(thing)
  if (!opened && thing) setOpened(thing)
  if (opened) return <ShownForm {...form} thing={opened} />
  if (list.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!list.data) return <FailureBlock error={list.error} onRetry={() => void list.refetch()} />
  return <StateBlock kind="empty" title={t('home.shown_gone')} text={t('home.shown_gone_text')} />
}
