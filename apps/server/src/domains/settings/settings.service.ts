import { randomBytes } from 'node:crypto'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Agreement, AgreementKind, Dictionary, ShortLink, Skin } from '@sands/contract/settings/settings.model'
import { loadTexts } from '@sands/i18n/texts'
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '@sands/rules/language'
import { createCache } from '../../kernel/cache.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Port } from '../../kernel/port.ts'
import { presentAgreement, presentShortLink, presentSkin } from './settings.present.ts'
import { settingsRepo } from './settings.repo.ts'
import type { SkinPictures } from './skin-pictures.kind.ts'
import { catalogFor, isSeenInApps } from './texts/text-catalog.service.ts'

export interface SettingsService {
  skin(choice: CollegeId | '-1' | undefined): Promise<Skin>
  languages(): { code: Language; name: string; isDefault: number }[]
  dictionary(language: Language, editsOnly: boolean): Promise<Dictionary>
  dictionaryVersion(): Promise<number>
  agreement(kind: AgreementKind, language: Language): Promise<Agreement>
  shortLink(code: string): Promise<ShortLink>
  /** Creates a short link and returns its code. */
  createShortLink(
    tx: Tx,
    target: { jumpStatus: number; moduleId?: string; link?: string; expiresAt?: Date },
  ): Promise<string>
}

/** The status whose target depends on the kind of content. */
const COMMUNITY_CONTENT = 19
/** Eleven characters, which nobody finds by guessing. */
const SHORT_CODE_BYTES = 8

/** Every app reads the settings at every start, and they change a few times a year: everything is cached. */
export function createSettingsService(kernel: Kernel, pictures: Port<SkinPictures>): SettingsService {
  const { database, broadcast, clock, content } = kernel
  const cached = <T>(load: (key: string) => Promise<T>) =>
    createCache({ broadcast, clock, channel: 'settings.changed', load })

  const skins = cached((key) => settingsRepo.skins(database.primary, key ? asId<CollegeId>(key) : undefined))
  const version = cached(() => settingsRepo.dictionaryVersion(database.primary))
  const dictionaries = cached(async (key): Promise<Dictionary> => {
    const [language, which] = key.split(' ') as [Language, string]
    // The version is read first: edits in between then belong to a version that the app has yet to load.
    const held = await version.load('')
    const stored = await settingsRepo.textEdits(database.primary, language)
    const catalog = await catalogFor(stored)
    const edits = stored.filter(({ key: name }) => isSeenInApps(catalog, name))
    const base: Readonly<Record<string, string>> = which === 'edits' ? {} : await loadTexts(language)
    return {
      language,
      version: held,
      texts: { ...base, ...Object.fromEntries(edits.map(({ key: name, text }) => [name, text])) },
    }
  })

  return {
    // Only the rows are cached, because the address of the picture expires.
    skin: async (choice) =>
      presentSkin(await skins.load(choice === '-1' || choice === undefined ? '' : choice), pictures.get()),

    languages: () =>
      LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], isDefault: code === DEFAULT_LANGUAGE ? 1 : 0 })),

    dictionary: (language, editsOnly) => dictionaries.load(`${language} ${editsOnly ? 'edits' : 'all'}`),

    dictionaryVersion: () => version.load(''),

    async agreement(kind, language) {
      const found = await settingsRepo.agreement(database.replica(), kind, [language, DEFAULT_LANGUAGE])
      if (!found) throw fail('kernel.not_found')
      return presentAgreement(found)
    },

    async shortLink(code) {
      const found = await settingsRepo.shortLink(database.replica(), code)
      if (!found || (found.expiresAt && found.expiresAt <= clock.now())) throw fail('settings.short_link_gone')
      const asked = found.jumpStatus === COMMUNITY_CONTENT && found.moduleId !== null
      const kind = asked ? content.get('communityContent')?.typeOf : undefined
      const contentType = (found.moduleId && (await kind?.(database.replica(), found.moduleId))) || null
      return presentShortLink(found, contentType)
    },

    async createShortLink(tx, target) {
      const code = randomBytes(SHORT_CODE_BYTES).toString('base64url')
      await settingsRepo.addShortLink(tx, { code, createdAt: clock.now(), ...target })
      return code
    },
  }
}
