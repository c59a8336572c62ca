import type { AudienceChoice, AudiencePart } from '@sands/contract/org/audience.model'
import { audienceKey } from '@sands/rules/audience'
import { usePartNames } from '../../../kernel/audience/use-part-names.ts'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'

/** More names do not fit into a line. */
const MOST_NAMED = 2

const namedParts = (choices: readonly AudienceChoice[]): AudiencePart[] => {
  const parts = choices.flatMap(({ included }) => included.slice(0, MOST_NAMED))
  return [...new Map(parts.map((part) => [audienceKey(part), part])).values()]
}

/** Describes audiences in a few words each. The names of all of them are fetched in one call. */
export function useAudienceWords(choices: readonly AudienceChoice[]): (choice: AudienceChoice) => string {
  const t = useT()
  const mayLook = may(useViewer(), 'org.audiences.view')
  const known = new Map(usePartNames(mayLook ? namedParts(choices) : []).map(({ key, name }) => [key, name]))
  const wordsOf = ({ included }: AudienceChoice): string => {
    const count = included.length
    if (count === 0) return t('home.front_for_everyone')
    const names = included.slice(0, MOST_NAMED).flatMap((part) => known.get(audienceKey(part)) ?? [])
    if (names.length === 0) return t('home.front_for_some', { count })
    return names.length === count ? names.join(' · ') : t('home.front_for_more', { names: names.join(' · '), count })
  }
  return (choice) => {
    const who = wordsOf(choice)
    const count = choice.excluded.length
    return count === 0 ? who : t('home.front_for_except', { who, count })
  }
}
