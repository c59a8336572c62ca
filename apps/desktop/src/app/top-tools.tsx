import { BatchTray } from '../kernel/batch/batch-tray.tsx'
import { tellLanguage } from '../kernel/tell-language.ts'
import { LanguageMenu } from '../kernel/ui/language-menu.tsx'
import { AccountMenu } from './account-menu.tsx'
import { OutboxTray } from './outbox-tray.tsx'

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
