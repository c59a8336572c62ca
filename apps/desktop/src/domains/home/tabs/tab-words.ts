import type { TabDraft } from '@sands/contract/home/front.model'
import { TAB_CHOICES, type TabCode } from '@sands/rules/tabs'
import { useT } from '../../../kernel/text.ts'

const isOffered = (code: TabCode): code is (typeof TAB_CHOICES)[number] => TAB_CHOICES.some((choice) => choice === code)

/** The names of tabs and of the screens they open. */
export function useTabWords() {
  const t = useT()
  return {
    place: (code: TabCode | null): string => {
      if (code === null) return t('home.tabs_code_link')
      return isOffered(code) ? t(`home.tabs_code_${code}`) : t('home.tabs_code_kept', { code })
    },
    name: ({ name }: TabDraft): string => name.trim() || t('home.tabs_unnamed'),
  }
}
