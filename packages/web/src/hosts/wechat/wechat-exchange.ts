import type { OauthUser } from '@sands/contract/auth/social.model'
import { call } from '../../call/call.ts'
import { DEVICE_KEYS, writeDevice } from '../../device/device.ts'
import { deviceId } from '../../device/device-id.ts'
import { completeSignIn, getSession } from '../../session/session.ts'
import { follow, goTo, safeTarget, sayFailure } from '../social/come-back.ts'
import { keepLink } from '../social/host-flags.ts'
import type { SocialOutcome } from '../social/social-sign-in.ts'

interface Brought {
  code: string
  /** That of the visit. The page has compared it with its own. */
  state: string
  type: 'wechat_public' | 'wechat_mini'
}

/** The WeChat user of this device. Our own token is part of the session and not stored twice. */
function storeUser({ userId, appId, openId, unionId, authorizationCode, nickName, avatarUrl }: OauthUser): void {
  const user = { userId, appId, openId, unionId, accessToken: '', authorizationCode, nickName, avatarUrl }
  writeDevice(DEVICE_KEYS.wechatUser, JSON.stringify(user))
}

async function exchange({ code, state, type }: Brought): Promise<SocialOutcome & { nickName: string }> {
  const getToken = getSession() ? 0 : 1
  const body = { code, type, getToken, state, device_id: deviceId() } as const
  const user = await call('POST /sands-user/oauth/bind', { body, quiet: true })
  storeUser(user)
  const { session, selectToken, authorizationCode, nickName } = user
  if (session) await completeSignIn(session)
  if (getSession()) {
    if (!session && authorizationCode) keepLink({ authorizationCode, nickName })
    return { kind: 'in', nickName }
  }
  if (selectToken) return { kind: 'choose', selectToken, nickName }
  return { kind: 'link', authorizationCode, msg: '', nickName }
}

export async function comeBackWith(brought: Brought, target: string): Promise<void> {
  try {
    const outcome = await exchange(brought)
    follow(outcome, { target, nickName: outcome.nickName })
  } catch (error) {
    goTo(safeTarget(target))
    sayFailure(error)
  }
}
