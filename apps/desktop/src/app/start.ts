import { loadManageShell } from '@sands/i18n/manage'
import { loadSharedTexts } from '@sands/i18n/texts'
import type { Language } from '@sands/rules/language'
import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { startI18n } from '@sands/web/i18n/i18n'
import { watchLine } from '@sands/web/offline/connectivity'
import { startOutbox } from '@sands/web/outbox/outbox'
import { setProofAsker } from '@sands/web/session/proof'
import { startTheme } from '@sands/web/theme/theme'
import { startUnread } from '@sands/web/unread/follow-unread'
import { resumeUploads } from '@sands/web/upload/resume-uploads'
import { loadAntdLocale } from '../kernel/theme/antd-locale.ts'

const DESKTOP = 1

async function load(language: Language) {
  const [shared, own] = await Promise.all([
    loadSharedTexts(language),
    loadManageShell(language),
    loadAntdLocale(language),
  ])
  return { texts: { ...shared, ...own.texts }, later: own.later }
}

/** Resolves once the first page can be rendered in the right language and colours. */
export async function start(): Promise<void> {
  setProofAsker(() => import('@sands/web/factor/ask.tsx'))
  startTheme()
  watchLine()
  await startI18n({ load })
  startOutbox()
  startHeartbeat({ terminalType: DESKTOP })
  startUnread()
  void resumeUploads()
}
