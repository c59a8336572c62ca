import type { ManageTextKey } from '@sands/i18n/manage'
import type { TextKey } from '@sands/i18n/texts'
import { useT as useTexts } from '@sands/web/i18n/i18n'
import { i18nState, type Translate, translateWith } from '@sands/web/i18n/texts'

/** Every text the desktop can show: the shared texts and its own. */
export type DesktopText = TextKey | ManageTextKey

export const useT = () => useTexts<DesktopText>()

/** For code outside React; components use `useT`, which updates when the language changes. */
export const translate: Translate<DesktopText> = (key, params) => translateWith(i18nState.get(), key, params)
