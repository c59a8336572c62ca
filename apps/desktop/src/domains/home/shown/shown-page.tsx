import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { choiceValue, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { FrontDesk } from '../front/front-desk.tsx'
import { inOrder, type ShownCalls, type ShownKind, type ShownThing, type ShownValues } from './shown.ts'
import { ShownBoard } from './shown-board.tsx'
import { NEW_SHOWN, ShownDrawer } from './shown-drawer.tsx'
import { STATES } from './shown-filter.tsx'
import { useOrder } from './use-order.ts'

/** `open` names the one in the drawer, so that its address can be sent to a colleague. */
const ADDRESS = { state: choiceValue(['', ...STATES], ''), open: textValue(18) }

interface ShownPageProps<Thing extends ShownThing, Draft extends ShownValues> {
  kind: ShownKind<Thing, Draft>
  calls: ShownCalls<Thing, Draft>
}

/** A list of things that are shown to people, each in a drawer, with how the phone shows them beside it. */
export function ShownPage<Thing extends ShownThing, Draft extends ShownValues>(props: ShownPageProps<Thing, Draft>) {
  const { kind, calls } = props
  const t = useT()
  const [{ state, open }, setAddress] = useAddressQuery(ADDRESS)
  const { order, put } = useOrder<Thing['id']>({ store: calls.sort, refresh: calls.list.refetch })
  const things = calls.list.data && inOrder(calls.list.data.records, order)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAddress({ open: NEW_SHOWN })}>
      {t(kind.words.add)}
    </Button>
  )
  return (
    <ManagePage title={t(kind.words.title)} intro={t(kind.words.intro)} actions={add}>
      <FrontDesk picture={things && <kind.Showcase things={things.filter((thing) => thing.state === 'running')} />}>
        <ShownBoard
          kind={kind}
          calls={calls}
          things={things}
          state={state}
          add={add}
          onState={(next) => setAddress({ state: next })}
          onOrder={(ids) =>
            things &&
            void put(
              ids,
              things.map(({ id }) => id),
            )
          }
          onOpen={(id) => setAddress({ open: id })}
        />
      </FrontDesk>
      <ShownDrawer kind={kind} calls={calls} open={open} onClose={() => setAddress({ open: '' })} />
    </ManagePage>
  )
}
