import { showToast } from '@sands/web/toast/toast'
import { useEntityForm } from '../../../kernel/draft/use-entity-form.ts'
import { useT } from '../../../kernel/text.ts'
import {
  isValidPromotion,
  type Promotion,
  type PromotionCalls,
  type PromotionKind,
  type PromotionValues,
} from './promotion.ts'

interface PromotionFormInput<Item extends Promotion, Draft extends PromotionValues> {
  kind: PromotionKind<Item, Draft>
  calls: PromotionCalls<Item, Draft>
  /** The promotion to change; undefined creates a new one. */
  promotion: Item | undefined
  onDone: () => void
}

/** The state of the form of a promotion. */
export function usePromotionForm<Item extends Promotion, Draft extends PromotionValues>(
  input: PromotionFormInput<Item, Draft>,
) {
  const { kind, calls, promotion, onDone } = input
  const t = useT()
  return useEntityForm<Item, Draft>({
    entity: promotion,
    draftOf: kind.draftOf,
    isGood: (draft) => kind.isFilled(draft) && isValidPromotion(draft),
    store: (known, draft) => (known ? calls.update(known, draft) : calls.create(draft)),
    reread: async (known) => (await calls.list.refetch()).data?.records.find(({ id }) => id === known.id),
    gone: t('home.shown_gone'),
    onStored: async (isNew) => {
      showToast(isNew ? t('home.shown_added') : t('home.front_saved'), { kind: 'success' })
      await calls.list.refetch()
      onDone()
    },
  })
}
