import { whenIdle } from '@sands/web/device/idle'
import { subscribeLanguage } from '@sands/web/i18n/i18n'

/**
 * The service worker caches the app for offline use; everything else works without it. Its address names the language,
 * so that the right texts are cached with the app. It is not used in frames, because a preview must show the newest
 * version and leave nothing behind.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.self !== window.top) return
  const { serviceWorker } = navigator
  const register = (language: string) =>
    void serviceWorker.register(`/sw.js?language=${language}`, { updateViaCache: 'none' }).catch(() => undefined)
  const begin = () => {
    subscribeLanguage(register)
    void serviceWorker.ready.then(({ active }) => whenIdle(() => active?.postMessage('open')))
  }
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
