import type { LoginApp } from '@sands/contract/auth/login-app.model'
import * as ww from '@wecom/jssdk'
import { call } from '../../call/call.ts'
import type { HostAdapter } from '../adapter.ts'
import { browserHost } from '../browser.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { appsOf } from '../social/social-sign-in.ts'
import { within } from '../within.ts'
import { payInWallet } from './wechat-bridge.ts'

type Kind = 'wechat' | 'wecom' | 'miniprogram'

const APIS = [
  'scanQRCode',
  'closeWindow',
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
]
const SCAN_MS = 120_000

const signer = (type: 'wechat' | 'wecom' | 'agent') => async (url: string) => {
  const query = { url, type }
  const signed = await call('GET /sands-user/api/v1/auth/wechat/config-signature', { query, quiet: true, silent: true })
  const { timestamp, nonceStr, signature } = signed
  return { timestamp, nonceStr, signature }
}

/**
 * When the address changes while a signature is on its way, the library gives up without anybody who could catch it, and
 * asks again with its next use.
 */
function ignoreChangedAddress(event: PromiseRejectionEvent): void {
  if (event.reason instanceof Error && event.reason.message === 'SDK Error: Aborted') event.preventDefault()
}

function register(kind: Kind, { appId, agentId }: LoginApp): void {
  const isWecom = kind === 'wecom'
  window.addEventListener('unhandledrejection', ignoreChangedAddress)
  ww.register({
    corpId: appId,
    ...(isWecom && agentId ? { agentId, getAgentConfigSignature: signer('agent') } : {}),
    jsApiList: APIS as Parameters<typeof ww.register>[0]['jsApiList'] & string[],
    getConfigSignature: signer(isWecom ? 'wecom' : 'wechat'),
  })
}

/** WeChat, its mini-programs and WeCom. Where the company has not connected them, a page in them is just a page. */
export async function wechatHost(kind: Kind): Promise<HostAdapter> {
  const apps = await appsOf(kind === 'wecom' ? 'WE_COM' : 'WECHAT').catch(() => [])
  // Pages inside a mini-program use the script of the official account that the company has beside it.
  const app = appOfHost(kind === 'wecom' ? 'wecom' : 'wechat', apps)
  const plain = { ...browserHost(kind), pay: payInWallet }
  if (!app) return { ...plain, can: { ...plain.can, pay: kind === 'wechat' } }
  register(kind, app)
  return {
    ...plain,
    can: { ...plain.can, scan: true, share: true, close: true, pay: kind === 'wechat' },
    close: async () => void (await within(ww.closeWindow()).catch(() => undefined)),
    async scan() {
      const scanned = within(ww.scanQRCode({ needResult: true, scanType: ['qrCode', 'barCode'] as never }), SCAN_MS)
      const text = await scanned.then(({ resultStr }) => resultStr).catch(() => null)
      // A bar code arrives as its kind, a comma, and the value.
      return text?.replace(/^[A-Z0-9_]+,(?=[^,]+$)/, '') ?? null
    },
    async share({ title, text, link, picture }) {
      const card = { title, desc: text, link, imgUrl: picture }
      if (kind === 'wecom') return void ww.onMenuShareAppMessage(card)
      await within(ww.updateAppMessageShareData(card)).catch(() => undefined)
      await within(ww.updateTimelineShareData(card)).catch(() => undefined)
    },
  }
}
