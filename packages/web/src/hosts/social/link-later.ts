import { call } from '../../call/call.ts'
import { CallError } from '../../call/call-error.ts'
import { translate } from '../../i18n/texts.ts'
import { getSession, subscribeSession } from '../../session/session.ts'
import { showToast } from '../../toast/toast.ts'
import { leaveHost, takeLink } from './host-flags.ts'

export type Confirm = (question: { title: string; text: string; confirm: string }) => Promise<boolean>

async function offer(confirm: Confirm): Promise<void> {
  const link = takeLink()
  if (!link) return
  const { authorizationCode, nickName } = link
  const isWanted = await confirm({
    title: translate('auth.host_link_title'),
    text: translate('auth.host_link_text', { name: nickName }),
    confirm: translate('auth.host_link_do'),
  })
  if (!isWanted) return
  try {
    await call('POST /sands-user/api/v1/user/bind-open', { body: { authorizationCode } })
    showToast(translate('auth.host_linked'), { kind: 'success' })
  } catch (error) {
    // The call has shown why.
    if (!(error instanceof CallError)) throw error
  }
}

/** Who signs in after the host has vouched for them may link the two. Who signs out is not signed in again at once. */
export function linkLater(confirm: Confirm): void {
  let wasIn = getSession() !== null
  subscribeSession(() => {
    const isIn = getSession() !== null
    if (isIn && !wasIn) void offer(confirm)
    // What the host said about one person is not offered to the next.
    if (wasIn && !isIn) {
      takeLink()
      leaveHost()
    }
    wasIn = isIn
  })
}
