import { isRecord } from '../../device/device.ts'
import { translate } from '../../i18n/texts.ts'
import { showToast } from '../../toast/toast.ts'
import type { HostAdapter } from '../adapter.ts'
import { browserHost } from '../browser.ts'
import { type Bridge, thisBridge } from './bridge.ts'
import { BRIDGE_ERRORS, BridgeError } from './envelope.ts'

const textIn = (value: unknown, name: string): string | undefined => {
  const found = isRecord(value) ? value[name] : undefined
  return typeof found === 'string' ? found : undefined
}

/** What the shell said, or that it did not answer. */
const bridgeWords = (error: unknown): string =>
  (error instanceof BridgeError && error.message) || translate('auth.host_failed')

/** The native shell. Whatever goes wrong is shown as a toast; nothing of it stops the page. */
export function nativeHost(bridge: Bridge = thisBridge()): HostAdapter {
  async function ask(method: string, params?: object): Promise<unknown> {
    try {
      return await bridge.call(method, params)
    } catch (error) {
      if (!(error instanceof BridgeError)) throw error
      if (error.code !== BRIDGE_ERRORS.cancelled) showToast(bridgeWords(error), { kind: 'error' })
      return undefined
    }
  }
  const tell = async (method: string, params?: object) => void (await ask(method, params))
  return {
    ...browserHost('native'),
    can: { scan: true, share: false, passOn: true, close: true, pay: false, download: true, orientation: true },
    setTitle: (title) => tell('setTitle', { title }),
    close: () => tell('close'),
    scan: async () => textIn(await ask('scan', { types: ['qrCode', 'barCode'] }), 'result') ?? null,
    // The shell has no menu of its own that passes pages on: it shows its sheet when the person asks for it.
    passOn: (card) => tell('share', card),
    download: (file) => tell('download', file),
    setOrientation: (mode) => tell('setOrientation', { mode }),
    // Older shells do not have it, and nobody has asked for it.
    language: async () => textIn(await bridge.call('getLanguage').catch(() => undefined), 'language'),
    // The toast of the shell outlives the page, which may be about to close.
    async toast(text) {
      await bridge.call('toast', { text }).catch(() => showToast(text, { kind: 'error' }))
    },
  }
}
