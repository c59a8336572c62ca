import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'

/** Texts for missing names and authors: pages made by the product have neither. */
export function usePageWords() {
  const t = useT()
  const moments = useMoments()
  return {
    nameOf: ({ name }: Pick<DecorationSummary, 'name'>) => name || t('home.history_unnamed'),
    makerOf: ({ updatedBy }: Pick<DecorationSummary, 'updatedBy'>) => updatedBy || t('home.history_by_product'),
    moment: (instant: string | null) => (instant === null ? '–' : moments.full(instant)),
  }
}
