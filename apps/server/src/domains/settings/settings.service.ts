import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Agreement, AgreementKind, Dictionary, Skin } from '@sands/contract/settings/settings.model'
import { loadTexts } from '@sands/i18n/texts'
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@sands/rules/language'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { presentAgreement, presentSkin } from './settings.present.ts'
import { settingsRepo } from './settings.repo.ts'

export interface SettingsService {
  skin(choice: CollegeId | '-1' | undefined): Promise<Skin>
  languages(): { code: Language; name: string; isDefault: number }[]
  dictionary(language: Language, editsOnly: boolean): Promise<Dictionary>
  dictionaryVersion(): Promise<number>
  agreement(kind: AgreementKind, language: Language): Promise<Agreement>
}

/** Invented colleges must not fill the memory. */
const MAX_KEPT = 200

export function createSettingsService({ database, broadcast }: Kernel): SettingsService {
  /** Asked for at every start of every app and edited a few times a year: kept until an edit is announced. */
  const kept = new Map<string, Promise<unknown>>()
  broadcast.on('settings.changed', () => kept.clear())
  broadcast.onGap(() => kept.clear())

  function keep<T>(key: string, load: () => Promise<T>): Promise<T> {
    if (!broadcast.healthy()) return load()
    const known = kept.get(key)
    if (known) return known as Promise<T>
    if (kept.size >= MAX_KEPT) kept.clear()
    const loading = load()
    kept.set(key, loading)
    loading.catch(() => kept.delete(key))
    return loading
  }

  const service: SettingsService = {
    skin(choice) {
      const collegeId = choice === '-1' ? undefined : choice
      return keep(`skin ${collegeId}`, async () => presentSkin(await settingsRepo.skin(database.primary, collegeId)))
    },

    languages: () =>
      LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], isDefault: code === DEFAULT_LANGUAGE ? 1 : 0 })),

    dictionary: (language, editsOnly) =>
      keep(`dictionary ${language} ${editsOnly}`, async () => {
        const [version, edits] = await Promise.all([
          service.dictionaryVersion(),
          settingsRepo.textEdits(database.primary, language),
        ])
        const base: Readonly<Record<string, string>> = editsOnly ? {} : await loadTexts(language)
        return {
          language,
          version,
          texts: { ...base, ...Object.fromEntries(edits.map(({ key, text }) => [key, text])) },
        }
      }),

    dictionaryVersion: () => keep('version', () => settingsRepo.dictionaryVersion(database.primary)),

    async agreement(kind, language) {
      const found = await settingsRepo.agreement(database.replica(), kind, [language, DEFAULT_LANGUAGE])
      if (!found) throw fail('kernel.not_found')
      return presentAgreement(found)
    },
  }
  return service
}
