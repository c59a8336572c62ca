import { subscribeLanguage } from '@sands/web/i18n/i18n'

/**
 * The worker keeps the app for times without a network; everything else works without it. Its address names the language,
 * so that the right texts are kept with the app. Not in frames: a preview shows the newest, and leaves nothing behind.
 */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.self !== window.top) return
  const { serviceWorker } = navigator
  const register = (language: string) =>
    void serviceWorker.register(`/sw.js?language=${language}`, { updateViaCache: 'none' }).catch(() => undefined)
  const begin = () => subscribeLanguage(register)
  if (document.readyState === 'complete') begin()
  else window.addEventListener('load', begin, { once: true })
}
