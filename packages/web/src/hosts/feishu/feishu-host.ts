import { call } from '../../call/call.ts'
import { hostLanguage } from '../../host/host.ts'
import type { HostAdapter } from '../adapter.ts'
import { browserHost } from '../browser.ts'
import { appOfHost } from '../social/app-of-host.ts'
import { appsOf } from '../social/social-sign-in.ts'
import { within } from '../within.ts'
import { feishuApi, passOn } from './feishu-script.ts'

const APIS = ['scanCode', 'closeWindow', 'setNavigationBarTitle', 'share', 'shareWebContent']
const SCAN_MS = 120_000

/** The script is told that this page belongs to the app. */
async function configured(): Promise<Awaited<ReturnType<typeof feishuApi>>> {
  const app = appOfHost('feishu', await appsOf('LARK_SUITE'))
  // A simulator has no client whose script could be asked.
  if (!app || app.isSimulated) throw new Error('Feishu is not connected')
  const api = await feishuApi()
  const url = window.location.href.split('#')[0] ?? ''
  const query = { url, appId: app.appId }
  const signed = await call('GET /sands-user/api/v1/auth/feishu/config-signature', { query, quiet: true, silent: true })
  const { appid: appId, timestamp, noncestr: nonceStr, signature } = signed
  await within(
    new Promise<void>((resolve, reject) => {
      const done = { onSuccess: () => resolve(), onFail: reject }
      api.kit.config({ appId, timestamp, nonceStr, signature, jsApiList: APIS, ...done })
    }),
  )
  return api
}

/** Feishu and Lark. Outside their own client a page in them is just a page. */
export async function feishuHost(): Promise<HostAdapter> {
  const plain = { ...browserHost('feishu'), language: async () => hostLanguage(navigator.userAgent) }
  const api = await configured().catch(() => undefined)
  if (!api) return plain
  const { tt } = api
  return {
    ...plain,
    can: {
      ...plain.can,
      scan: Boolean(tt.scanCode),
      passOn: Boolean(tt.shareWebContent ?? tt.share),
      close: Boolean(tt.closeWindow),
    },
    setTitle: async (title) => tt.setNavigationBarTitle?.({ title }),
    close: async () => tt.closeWindow?.(),
    scan: () =>
      within(
        new Promise<string | null>((resolve) => {
          tt.scanCode?.({
            scanType: ['qrCode', 'barCode'],
            success: ({ result }) => resolve(result),
            fail: () => resolve(null),
          })
        }),
        SCAN_MS,
      ).catch(() => null),
    passOn: (card) => passOn(tt, card),
  }
}
