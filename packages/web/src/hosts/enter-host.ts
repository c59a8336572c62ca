import type { Host } from '../host/host.ts'
import { needTexts } from '../i18n/domain-texts.ts'
import { loadHost, thisHost } from './load-host.ts'
import { rememberAddress } from './opened-with.ts'
import { followPage } from './social/follow-page.ts'
import { type Confirm, linkLater } from './social/link-later.ts'

/** Each signs the person in where it can. */
const ENTRIES: Readonly<Partial<Record<Host, () => Promise<void>>>> = {
  wechat: async () => (await import('./wechat/wechat-entry.ts')).enterWechat(false),
  miniprogram: async () => (await import('./wechat/wechat-entry.ts')).enterWechat(true),
  wecom: async () => (await import('./wecom/wecom-entry.ts')).enterWecom(),
  feishu: async () => (await import('./feishu/feishu-entry.ts')).enterFeishu(),
  native: async () => (await import('./native/native-entry.ts')).enterNative(),
}

/** What an app around the page begins with. The page works without it. */
export async function enterHost({ confirm }: { confirm: Confirm }): Promise<void> {
  rememberAddress()
  const host = thisHost()
  if (host !== 'native') await needTexts(['auth']).catch(() => undefined)
  const isNative = host === 'native'
  const isEntered = !isNative && (await (await import('./social/provider-entry.ts')).enterFromProvider(host))
  if (!isEntered) await ENTRIES[host]?.()
  if (isNative) return
  linkLater(confirm)
  // The scripts of hosts are fetched after the first screen.
  if (host !== 'browser') void loadHost().then(followPage)
}
