import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { DEVICE_KEYS, isRecord, readDeviceJson } from '../../device/device.ts'
import { translate } from '../../i18n/texts.ts'
import { getSession } from '../../session/session.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { cameBack, follow, sayFailure } from '../social/come-back.ts'
import { hasAskedHost, hasLeftHost } from '../social/host-flags.ts'
import { appsOf, visitAddress } from '../social/social-sign-in.ts'
import { isOnForm, wantedPage } from '../social/wanted-page.ts'
import { enterProgram } from './program-entry.ts'
import { comeBackWith } from './wechat-exchange.ts'

/** The page is visible this long before WeChat asks who somebody is. */
export const REDIRECT_WAIT_MS = 2400

function isKnown(): boolean {
  const user = readDeviceJson(DEVICE_KEYS.wechatUser)
  return isRecord(user) && typeof user.unionId === 'string' && user.unionId !== ''
}

const goToWechat = async (app: LoginApp): Promise<void> =>
  window.location.replace(await visitAddress(app, '/login', wantedPage()))

/** After the wait, unless the person has signed in another way meanwhile, types something or went on. */
async function askWechat(app: LoginApp): Promise<void> {
  const [before, path] = [getSession(), window.location.pathname]
  let isTyping = false
  const typed = () => {
    isTyping = true
  }
  window.addEventListener('input', typed, { once: true, capture: true })
  await new Promise((resolve) => setTimeout(resolve, REDIRECT_WAIT_MS))
  window.removeEventListener('input', typed, { capture: true })
  const { pathname } = window.location
  const hasMoved = pathname !== path && pathname !== '/login'
  if (isKnown() || hasLeftHost() || isTyping || hasMoved || getSession() !== before) return
  await goToWechat(app)
}

export async function enterWechat(isProgram: boolean): Promise<void> {
  if (isProgram) return enterProgram()
  const back = cameBack()
  if (back === 'forged') {
    // WeChat would answer the same: whom this device knows sees the form now.
    hasAskedHost()
    return
  }
  if (back) {
    const { returned, visit } = back
    if (returned.code)
      return comeBackWith({ code: returned.code, state: visit.state, type: 'wechat_public' }, visit.target)
    return follow({ kind: 'failed', msg: translate('auth.authorization_failed_text') }, { target: visit.target })
  }
  if (hasLeftHost() || (isKnown() && (getSession() || isOnForm()))) return
  const app = appOfHost('wechat', await appsOf('WECHAT').catch(() => []))
  if (!app) return
  // Whom this device knows goes straight on, once: WeChat says nothing new to them.
  if (isKnown()) return hasAskedHost() ? undefined : goToWechat(app).catch(sayFailure)
  // The page does not wait for it.
  void askWechat(app).catch(sayFailure)
}
