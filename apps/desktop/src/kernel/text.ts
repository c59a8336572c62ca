import type { ManageTextKey } from '@sands/i18n/manage'
import type { TextKey } from '@sands/i18n/texts'
import { useT as useTexts } from '@sands/web/i18n/i18n'

/** Every text the desktop can show: those it shares with the phone and its own. */
export type DeskText = TextKey | ManageTextKey

export const useT = () => useTexts<DeskText>()
