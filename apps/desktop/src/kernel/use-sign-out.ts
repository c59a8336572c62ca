import { attempt } from '@sands/web/call/attempt'
import { signOut } from '@sands/web/session/session'
import { useNavigate } from 'react-router'
import { useT } from './text.ts'
import { useConfirm } from './ui/form/use-confirm.ts'

/** Leaving: this device at once, all of them after a question. */
export function useSignOut() {
  const t = useT()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const leave = async (everywhere: boolean) => {
    const { error } = await attempt(() => signOut({ everywhere }))
    // The reason was shown; without the server's word the other devices are still signed in, and so is this one.
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
