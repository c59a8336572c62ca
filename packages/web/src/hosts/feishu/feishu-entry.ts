import { translate } from '../../i18n/texts.ts'
import { getSession } from '../../session/session.ts'
import { putSession } from '../../session/store.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { cameBack, follow, sayFailure } from '../social/come-back.ts'
import { hasLeftHost } from '../social/host-flags.ts'
import { appsOf, type SocialOutcome, signInWith, visitAddress } from '../social/social-sign-in.ts'
import { newState } from '../social/visit.ts'
import { wantedPage } from '../social/wanted-page.ts'
import { accessCode, feishuApi } from './feishu-script.ts'

const SOCIAL_TYPE = 'feishu'

/** On failure the message of the server is shown, the token removed, and the sign-in page opened. */
function conclude(outcome: SocialOutcome, target: string): void {
  if (outcome.kind !== 'in') putSession(null)
  follow(outcome, { target })
}

export async function enterFeishu(): Promise<void> {
  const back = cameBack()
  if (back === 'forged') return
  const apps = await appsOf('LARK_SUITE').catch(() => [])
  if (back) {
    const { returned, visit } = back
    const app = apps.find(({ id }) => id === visit.connectionId)
    if (!returned.code || !app)
      return conclude({ kind: 'failed', msg: translate('auth.authorization_failed_text') }, visit.target)
    const proof = { socialType: SOCIAL_TYPE, appId: app.appId, code: returned.code, state: visit.state }
    return conclude(await signInWith(proof), visit.target)
  }
  const app = appOfHost('feishu', apps)
  if (!app || getSession() || hasLeftHost()) return
  const target = wantedPage()
  try {
    if (app.isSimulated) throw new Error('a simulator has no client')
    const { tt } = await feishuApi()
    const code = await accessCode(tt, app.appId, newState())
    conclude(await signInWith({ socialType: SOCIAL_TYPE, appId: app.appId, code }), target)
  } catch {
    await visitAddress(app, '/login', target).then((address) => window.location.replace(address), sayFailure)
  }
}
