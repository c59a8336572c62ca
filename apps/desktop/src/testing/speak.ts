import { loadManageTexts } from '@sands/i18n/manage'
import { loadTexts } from '@sands/i18n/texts'
import type { Language } from '@sands/rules/language'
import { DEVICE_KEYS, writeDevice } from '@sands/web/device/device'
import { i18nState, localeOf } from '@sands/web/i18n/texts'
import { loadAntdLocale } from '../kernel/theme/antd-locale.ts'

/** Loads the dictionaries of a language, as the app does before the first render. */
export async function speak(language: Language): Promise<void> {
  const [shared, own] = await Promise.all([loadTexts(language), loadManageTexts(language), loadAntdLocale(language)])
  i18nState.set({ language, builtIn: { ...shared, ...own }, edits: {} })
  document.documentElement.lang = localeOf(language)
  writeDevice(DEVICE_KEYS.language, language)
}
