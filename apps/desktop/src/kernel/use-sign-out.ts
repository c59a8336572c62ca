import { attempt } from '@sands/web/call/attempt'
import { signOut } from '@sands/web/session/session'
import { useNavigate } from 'react-router'
import { useT } from './text.ts'
import { useConfirm } from './ui/form/use-confirm.ts'

/** Signs out this device at once, or all devices after a question. */
export function useSignOut() {
  const t = useT()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const leave = async (everywhere: boolean) => {
    const { error } = await attempt(() => signOut({ everywhere }))
    // The error was shown. Without the server's answer all devices, including this one, are still signed in.
    if (error) return
    await navigate('/login', { replace: true })
  }
  return {
    here: () => leave(false),
    askEverywhere: () =>
      confirm({
        title: t('settings.sign_out_everywhere_ask'),
        text: t('settings.sign_out_everywhere_text'),
        action: t('settings.sign_out_everywhere'),
        danger: true,
        run: () => leave(true),
      }),
  }
}
