import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { jumpText } from '../../../kernel/jump/jump-choice.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useTerms } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useAudienceWords } from '../front/use-audience-words.ts'
import { type PromotionValues, readableLink } from './promotion.ts'

/** Describes each promotion in the list in a few words. */
export function usePromotionWords(promotions: readonly { readonly audience: AudienceChoice }[]) {
  const t = useT()
  const moments = useMoments()
  const terms = useTerms()
  const audience = useAudienceWords(promotions.map((promotion) => promotion.audience))
  return {
    audience,
    jump: ({ to, link }: PromotionValues['jump']): string =>
      to === 'link' && link ? readableLink(link) : t(jumpText(to, terms)),
    window: ({ showFrom, showUntil }: PromotionValues): string => {
      const from = showFrom && moments.minute(showFrom)
      const until = showUntil && moments.minute(showUntil)
      if (from && until) return t('home.shown_between', { from, until })
      if (from) return t('home.shown_from', { from })
      return until ? t('home.shown_until', { until }) : t('home.shown_always')
    },
  }
}
export type PromotionWords = ReturnType<typeof usePromotionWords>
