import type { LoginApp } from '@sands/contract/auth/login-app.model'
import * as ww from '@wecom/jssdk'
import { call } from '../../call/call.ts'
import { isRecord } from '../../device/device.ts'
import type { HostAdapter } from '../adapter.ts'
import { browserHost } from '../browser.ts'
import { openedWith } from '../opened-with.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { appsOf } from '../social/social-sign-in.ts'
import { within } from '../within.ts'
import { payInWallet } from './wechat-bridge.ts'

type RegisterOptions = Parameters<typeof ww.register>[0]
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

const COMPUTER = /windows|macintosh/i

/**
 * The addresses with which WeChat may compare a signature, the likely one first: on phones the one that the window was
 * opened with, on computers the one of now. Some versions do it the other way round.
 */
const signable = (): [string, string] => {
  const [first, now] = [openedWith(), window.location.href]
  return COMPUTER.test(navigator.userAgent) ? [now, first] : [first, now]
}

async function signed(type: 'wechat' | 'wecom' | 'agent', address: string) {
  const query = { url: address.split('#')[0] ?? '', type }
  const answer = await call('GET /sands-user/api/v1/auth/wechat/config-signature', { query, quiet: true, silent: true })
  const { timestamp, nonceStr, signature } = answer
  return { timestamp, nonceStr, signature }
}

const isAborted = (error: unknown): boolean => error instanceof Error && error.message === 'SDK Error: Aborted'

/**
 * When the address changes while a signature is on its way, the library gives up without anybody who could catch it, and
 * asks again with its next use.
 */
function ignoreChangedAddress(event: PromiseRejectionEvent): void {
  if (isAborted(event.reason)) event.preventDefault()
}

const isWrongAddress = (error: unknown): boolean =>
  isRecord(error) && typeof error.errMsg === 'string' && /invalid ?signature/i.test(error.errMsg)

/** Whether the host believes that this page belongs to the company. Without it the script does nothing. */
async function isConfigured(kind: Kind, { appId, agentId }: LoginApp): Promise<boolean> {
  const isWecom = kind === 'wecom'
  let turn: 0 | 1 = 0
  const options: RegisterOptions = {
    corpId: appId,
    ...(isWecom && agentId ? { agentId } : {}),
    jsApiList: APIS,
  }
  window.addEventListener('unhandledrejection', ignoreChangedAddress)
  ww.register(options)
  // Not before: the library would begin at once, and nobody could catch its failure.
  options.getConfigSignature = (url) => (isWecom ? signed('wecom', url) : signed('wechat', signable()[turn]))
  if (options.agentId) options.getAgentConfigSignature = (url) => signed('agent', url)
  const begin = () => within<unknown>(ww.ensureConfigReady())
  try {
    await begin()
    return true
  } catch (error) {
    if (isAborted(error)) return true
    if (isWecom || !isWrongAddress(error)) return false
  }
  turn = 1
  return begin().then(
    () => true,
    () => false,
  )
}

/** WeChat, its mini-programs and WeCom. Where they do not know the company, a page in them is just a page. */
export async function wechatHost(kind: Kind): Promise<HostAdapter> {
  const apps = await appsOf(kind === 'wecom' ? 'WE_COM' : 'WECHAT').catch(() => [])
  // Pages inside a mini-program use the script of the official account that the company has beside it.
  const app = appOfHost(kind === 'wecom' ? 'wecom' : 'wechat', apps)
  const plain = { ...browserHost(kind), pay: async (payment: object) => void (await payInWallet(payment)) }
  const can = { ...plain.can, pay: kind === 'wechat' }
  // A simulator has no client whose script could be asked.
  if (!app || app.isSimulated || !(await isConfigured(kind, app))) return { ...plain, can }
  return {
    ...plain,
    can: { ...can, scan: true, share: true, close: true },
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
