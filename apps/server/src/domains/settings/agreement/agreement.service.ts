import { settingsLinks } from '@sands/contract/settings/settings.links'
import { AGREEMENT_KINDS, type AgreementKind } from '@sands/contract/settings/settings.model'
import { DEFAULT_LANGUAGE } from '@sands/rules/language'
import type { ContentKind } from '../../../kernel/content.ts'
import { settingsRepo } from '../settings.repo.ts'

const LINKS: Readonly<Record<AgreementKind, () => string>> = {
  user: settingsLinks.userAgreement,
  privacy: settingsLinks.privacyPolicy,
  collected: settingsLinks.collectedInformation,
}

const isKind = (id: string): id is AgreementKind => AGREEMENT_KINDS.some((kind) => kind === id)

/** Agreements as content: anyone may see them, and search finds them by their text. */
export const agreementContent: ContentKind = {
  kind: 'agreement',
  async byIds(db, viewer, ids) {
    const found = await settingsRepo.agreements(db, ids.filter(isKind), viewer.language)
    return found.map(({ kind, title }) => ({ id: kind, title, coverUrl: null, link: LINKS[kind]() }))
  },
  visibleIds: async (_db, _viewer, ids) => new Set(ids.filter(isKind)),
  async searchText(db, id) {
    const found = isKind(id) ? await settingsRepo.agreement(db, id, [DEFAULT_LANGUAGE]) : undefined
    return (
      found &&
      [found.title, ...found.sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n')
    )
  },
}
