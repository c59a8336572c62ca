import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { choiceValue, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { FrontLayout } from '../front/front-layout.tsx'
import { inOrder, type Promotion, type PromotionCalls, type PromotionKind, type PromotionValues } from './promotion.ts'
import { PromotionBoard } from './promotion-board.tsx'
import { NEW_PROMOTION, PromotionDrawer } from './promotion-drawer.tsx'
import { STATES } from './promotion-filter.tsx'
import { useOrder } from './use-order.ts'

/** `open` names the promotion in the drawer, so that the address can be sent to a colleague. */
const ADDRESS = { state: choiceValue(['', ...STATES], ''), open: textValue(18) }

interface PromotionPageProps<Item extends Promotion, Draft extends PromotionValues> {
  kind: PromotionKind<Item, Draft>
  calls: PromotionCalls<Item, Draft>
}

/** The page of one kind of promotion: a list, a drawer for each promotion, and the phone preview beside it. */
export function PromotionPage<Item extends Promotion, Draft extends PromotionValues>(
  props: PromotionPageProps<Item, Draft>,
) {
  const { kind, calls } = props
  const t = useT()
  const [{ state, open }, setAddress] = useAddressQuery(ADDRESS)
  const { order, put } = useOrder<Item['id']>({ store: calls.sort, refresh: calls.list.refetch })
  const promotions = calls.list.data && inOrder(calls.list.data.records, order)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAddress({ open: NEW_PROMOTION })}>
      {t(kind.words.add)}
    </Button>
  )
  return (
    <ManagePage title={t(kind.words.title)} intro={t(kind.words.intro)} actions={add}>
      <FrontLayout
        picture={
          promotions && <kind.Showcase promotions={promotions.filter((promotion) => promotion.state === 'running')} />
        }
      >
        <PromotionBoard
          kind={kind}
          calls={calls}
          promotions={promotions}
          state={state}
          add={add}
          onState={(next) => setAddress({ state: next })}
          onOrder={(ids) =>
            promotions &&
            void put(
              ids,
              promotions.map(({ id }) => id),
            )
          }
          onOpen={(id) => setAddress({ open: id })}
        />
      </FrontLayout>
      <PromotionDrawer kind={kind} calls={calls} open={open} onClose={() => setAddress({ open: '' })} />
    </ManagePage>
  )
}
