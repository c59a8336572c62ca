import { authLinks } from '@sands/contract/auth/auth.links'
import { CallError } from '@sands/web/call/call'
import { countDownloads } from '@sands/web/download/keep-downloads'
import { useT } from '@sands/web/i18n/i18n'
import { useOutbox } from '@sands/web/outbox/outbox'
import { signOut } from '@sands/web/session/session'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { ListRow } from '../../../kernel/ui/list/list.tsx'

export function SignOutRows() {
  const t = useT()
  const navigate = useNavigate()
  const waiting = useOutbox().length
  const [busy, setBusy] = useState(false)

  const isSure = async (everywhere: boolean): Promise<boolean> => {
    const downloads = await countDownloads()
    const stored = waiting > 0 ? `\n${t('settings.sign_out_waiting', { count: waiting })}` : ''
    const lost = downloads > 0 ? `\n${t('settings.sign_out_downloads', { count: downloads })}` : ''
    return ask({
      title: t(everywhere ? 'settings.sign_out_everywhere_ask' : 'settings.sign_out_ask'),
      text: t(everywhere ? 'settings.sign_out_everywhere_text' : 'settings.sign_out_text') + stored + lost,
      confirm: t('settings.sign_out'),
      danger: true,
    })
  }

  const leave = async (everywhere: boolean) => {
    setBusy(true)
    try {
      if (!(await isSure(everywhere))) return
      await signOut({ everywhere })
      void navigate(authLinks.login(), { replace: true })
    } catch (error) {
      // The toast has shown the error; nothing has changed.
      if (!(error instanceof CallError)) throw error
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <ListRow danger icon={LogOut} label={t('settings.sign_out')} onClick={() => void leave(false)} disabled={busy} />
      <ListRow
        danger
        icon={MonitorSmartphone}
        label={t('settings.sign_out_everywhere')}
        onClick={() => void leave(true)}
        disabled={busy}
      />
    </>
  )
}
