import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import type { Promotion, PromotionCalls, PromotionKind, PromotionValues } from './promotion.ts'

/** Removes a promotion after a question, and refreshes the list afterwards. */
export function useRemovePromotion<Item extends Promotion, Draft extends PromotionValues>(
  kind: PromotionKind<Item, Draft>,
  calls: PromotionCalls<Item, Draft>,
): (promotion: Item) => void {
  const t = useT()
  const confirm = useConfirm()
  return (promotion) =>
    confirm({
      title: t(kind.words.removeAsk, { name: kind.nameOf(promotion) }),
      text: t('home.shown_remove_text'),
      action: t('home.front_remove'),
      danger: true,
      run: () => calls.remove(promotion),
      done: t('home.shown_removed'),
      refresh: calls.list.refetch,
    })
}
