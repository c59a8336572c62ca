import type { TextKey } from '@sands/i18n/texts'
import { chooseLanguage, type Language } from '@sands/rules/language'
import { useCallback } from 'react'
import { DEVICE_KEYS, readDevice, writeDevice } from '../device/device.ts'
import { whenIdle } from '../device/idle.ts'
import { hostLanguage } from '../host/host.ts'
import { useStore } from '../store/store.ts'
import { showToast } from '../toast/toast.ts'
import { type Dictionary, showTexts } from './domain-texts.ts'
import { layCachedEdits, refreshEdits } from './edits.ts'
import { currentLanguage, i18nState, localeOf, type Translate, translate, translateWith } from './texts.ts'

export { currentLanguage, localeOf, translate } from './texts.ts'

type Load = (language: Language) => Promise<Dictionary>

/** The version is checked at most this often. */
const VERSION_CHECK_MS = 60_000
let load: Load = async () => ({ texts: {} })
let lastCheck = 0

function chosenLanguage(): Language {
  return chooseLanguage({
    stored: readDevice(DEVICE_KEYS.language),
    native: hostLanguage(navigator.userAgent),
    browser: navigator.language,
  })
}

async function show(language: Language): Promise<void> {
  await showTexts(language, load)
  layCachedEdits()
  document.documentElement.lang = localeOf(language)
}

function check(): void {
  lastCheck = Date.now()
  void refreshEdits()
}

/**
 * Resolves once there are texts to show. The company's edits are loaded later, and again whenever their version
 * increases.
 */
export async function startI18n(options: { load: Load }): Promise<void> {
  load = options.load
  await show(chosenLanguage())
  whenIdle(check)
  addEventListener('languagechange', () => {
    if (chosenLanguage() !== currentLanguage()) void show(chosenLanguage()).then(check)
    else check()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastCheck > VERSION_CHECK_MS) check()
  })
  addEventListener('storage', (event) => {
    if (event.key === DEVICE_KEYS.language && chosenLanguage() !== currentLanguage()) void show(chosenLanguage())
  })
}

/**
 * Switches the language and stores the choice on this device. Returns false and shows a toast when its texts cannot be
 * loaded.
 */
export async function setLanguage(language: Language): Promise<boolean> {
  try {
    await show(language)
  } catch {
    showToast(translate('app_network_error'), { kind: 'error' })
    return false
  }
  writeDevice(DEVICE_KEYS.language, language)
  check()
  return true
}

export function useT<Key extends string = TextKey>(): Translate<Key> {
  const state = useStore(i18nState)
  return useCallback((key, params) => translateWith(state, key, params), [state])
}

/** Calls the listener with the current language and with each new one. */
export function subscribeLanguage(listener: (language: Language) => void): () => void {
  let known = currentLanguage()
  listener(known)
  return i18nState.subscribe(() => {
    if (currentLanguage() === known) return
    known = currentLanguage()
    listener(known)
  })
}

export const useLanguage = (): [Language, (language: Language) => Promise<boolean>] => [
  useStore(i18nState).language,
  setLanguage,
]
