import type { Language } from '@sands/rules/language'
import { call } from '@sands/web/call/call'
import { BatchTray } from '../kernel/batch/batch-tray.tsx'
import { LanguageMenu } from '../kernel/ui/language-menu.tsx'
import { AccountMenu } from './account-menu.tsx'
import { OutboxTray } from './outbox-tray.tsx'

/** Messages follow the language one reads in. When it cannot be told now, the next choice tells it. */
const tellLanguage = (language: Language) =>
  void call('POST /sands-user/api/v1/user/change-language', { body: { language }, quiet: true, silent: true }).catch(
    () => {},
  )

export function TopTools() {
  return (
    <>
      <OutboxTray />
      <BatchTray />
      <LanguageMenu onChoose={tellLanguage} />
      <AccountMenu />
    </>
  )
}
