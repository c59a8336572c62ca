import type { Language } from '@sands/rules/language'
import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { DEVICE_KEYS, isRecord, readDeviceJson, writeDevice } from '../device/device.ts'
import { currentLanguage, i18nState, type Texts } from './texts.ts'

interface CachedEdits {
  language: Language
  version: number
  texts: Texts
}

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const isSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([key, text]) => other[key] === text)

function cached(): CachedEdits | undefined {
  const value = readDeviceJson(DEVICE_KEYS.edits)
  if (!isRecord(value) || typeof value.version !== 'number' || !isTexts(value.texts)) return undefined
  return value.language === currentLanguage()
    ? { language: currentLanguage(), version: value.version, texts: value.texts }
    : undefined
}

/** Applies the edits stored on this device at once, so that the first paint does not wait for the network. */
export function layCachedEdits(): void {
  i18nState.set({ ...i18nState.get(), edits: cached()?.texts ?? {} })
}

/** Checks the version and loads the edits again when it has changed. Silent: a failure shows no error. */
export async function refreshEdits(): Promise<void> {
  const background = { quiet: true, silent: true }
  try {
    const language = currentLanguage()
    const { version } = await call('GET /sands-system/api/v1/translate/version/get', background)
    // Version 0 means that the company has not edited any text.
    if ((cached()?.version ?? 0) === version) return
    const edits = await call('GET /sands-system/api/v1/translate/i18ns', {
      query: { language, editsOnly: true },
      ...background,
    })
    // A proxy on the way may answer anything: the texts that are there stay.
    if (currentLanguage() !== language || !isTexts(edits?.texts)) return
    writeDevice(DEVICE_KEYS.edits, JSON.stringify(edits))
    // Everything on the screen follows the texts: it is drawn again only for other words.
    if (isSame(i18nState.get().edits, edits.texts)) return
    i18nState.set({ ...i18nState.get(), edits: edits.texts })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
