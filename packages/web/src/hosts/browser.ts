import type { Host } from '../host/host.ts'
import { showToast } from '../toast/toast.ts'
import type { HostAdapter } from './adapter.ts'

const nothing = async () => undefined

/** What every page can do by itself. Hosts replace what they do better. */
export const browserHost = (name: Host = 'browser'): HostAdapter => ({
  name,
  can: { scan: false, share: false, passOn: false, close: false, pay: false, download: false, orientation: false },
  // The name of the tab is the title of the document.
  setTitle: nothing,
  close: async () => window.close(),
  scan: async () => null,
  share: nothing,
  passOn: nothing,
  pay: nothing,
  async download({ url, fileName }) {
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
  },
  setOrientation: nothing,
  language: async () => navigator.language,
  toast: async (text) => showToast(text),
})
