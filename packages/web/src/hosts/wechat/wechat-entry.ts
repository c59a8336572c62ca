import type { LoginApp } from '@sands/contract/auth/login-app.model'
import type { OauthUser } from '@sands/contract/auth/social.model'
import { call } from '../../call/call.ts'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../../device/device.ts'
import { translate } from '../../i18n/texts.ts'
import { completeSignIn, getSession } from '../../session/session.ts'
import { cameBack, follow, goTo, safeTarget, sayFailure } from '../social/come-back.ts'
import { hasLeftHost, keepLink } from '../social/host-flags.ts'
import { appsOf, type SocialOutcome, visitAddress } from '../social/social-sign-in.ts'

/** The page is visible this long before WeChat asks who somebody is. */
export const REDIRECT_WAIT_MS = 2400

/** The WeChat user of this device. Our own token is part of the session and not stored twice. */
function storeUser({ userId, appId, openId, unionId, authorizationCode, nickName, avatarUrl }: OauthUser): void {
  const user = { userId, appId, openId, unionId, accessToken: '', authorizationCode, nickName, avatarUrl }
  writeDevice(DEVICE_KEYS.wechatUser, JSON.stringify(user))
}

function isKnown(): boolean {
  const user = readDeviceJson(DEVICE_KEYS.wechatUser)
  return isRecord(user) && typeof user.unionId === 'string' && user.unionId !== ''
}

async function exchange(
  code: string,
  type: 'wechat_public' | 'wechat_mini',
): Promise<SocialOutcome & { nickName: string }> {
  const getToken = getSession() ? 0 : 1
  const user = await call('POST /sands-user/oauth/bind', { body: { code, type, getToken }, quiet: true })
  storeUser(user)
  const { session, selectToken, authorizationCode, nickName } = user
  if (session) await completeSignIn(session)
  if (getSession()) {
    if (!session && authorizationCode) keepLink({ authorizationCode, nickName })
    return { kind: 'in', nickName }
  }
  if (selectToken) return { kind: 'choose', selectToken, nickName }
  // A mini-program's code comes without a state, so that anybody could have sent it: it links nobody.
  if (type === 'wechat_mini') return { kind: 'failed', msg: translate('auth.authorization_failed_text'), nickName }
  return { kind: 'link', authorizationCode, msg: '', nickName }
}

async function comeBackWith(code: string, target: string, type: 'wechat_public' | 'wechat_mini'): Promise<void> {
  try {
    const outcome = await exchange(code, type)
    follow(outcome, { target, nickName: outcome.nickName })
  } catch (error) {
    goTo(safeTarget(target))
    sayFailure(error)
  }
}

const hereNow = () => `${window.location.pathname}${window.location.search}${window.location.hash}`

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
  window.location.replace(await visitAddress(app, '/login', hereNow()))
}

/** A mini-program opens the page with a code of its own, which is used once and removed from the address. */
async function enterProgram(): Promise<void> {
  const address = new URL(window.location.href)
  const code = address.searchParams.get('mpCode')
  if (!code) return
  address.searchParams.delete('mpCode')
  const target = `${address.pathname}${address.search}${address.hash}`
  goTo(target)
  if (!getSession()) await comeBackWith(code, target, 'wechat_mini')
}

export async function enterWechat(isProgram: boolean): Promise<void> {
  if (isProgram) return enterProgram()
  const back = cameBack()
  if (back === 'forged') return
  if (back) {
    const { returned, visit } = back
    if (returned.code) return comeBackWith(returned.code, visit.target, 'wechat_public')
    return follow({ kind: 'failed', msg: translate('auth.authorization_failed_text') }, { target: visit.target })
  }
  if (isKnown() || hasLeftHost()) return
  const app = (await appsOf('WECHAT').catch(() => [])).find(({ kind }) => kind === 'wechat')
  // The page does not wait for it.
  if (app) void askWechat(app).catch(sayFailure)
}
