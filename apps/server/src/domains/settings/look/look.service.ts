import type { Agreement, AgreementKind, AgreementSection } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import { DEFAULT_THEME, type Theme } from '@sands/rules/theme'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { presentAgreement, skinRecord } from '../settings.present.ts'
import { settingsRepo } from '../settings.repo.ts'
import { lookRepo } from './look.repo.ts'

interface AgreementChange {
  kind: AgreementKind
  language: Language
  version: number
  title: string
  sections: AgreementSection[]
}

export interface LookService {
  skin(viewer: Viewer): Promise<{ theme: Theme | null; companyTheme: Theme }>
  setSkin(tx: Tx, viewer: Viewer, choice: { theme: Theme | null; seen: Theme | null }): Promise<null>
  agreements(): Promise<Pick<Agreement, 'kind' | 'language' | 'title' | 'version' | 'updatedAt'>[]>
  agreement(kind: AgreementKind, language: Language): Promise<Agreement>
  setAgreement(tx: Tx, viewer: Viewer, change: AgreementChange): Promise<{ version: number }>
}

export function createLookService({ database, broadcast, clock, audit }: Kernel): LookService {
  const db = database.primary
  return {
    async skin({ collegeId }) {
      const own = await lookRepo.ownSkin(db, collegeId)
      const company = await settingsRepo.skin(db, undefined)
      return { theme: own?.theme ?? null, companyTheme: company?.theme ?? DEFAULT_THEME }
    },

    async setSkin(tx, viewer, { theme, seen }) {
      const { collegeId } = viewer
      const before = (await lookRepo.lockSkin(tx, collegeId))?.theme ?? null
      if (before !== seen) throw fail('kernel.changed_meanwhile')
      if (theme === null) await lookRepo.dropSkin(tx, collegeId)
      else await lookRepo.setSkin(tx, collegeId, theme)
      await audit.record(tx, viewer, skinRecord({ collegeId, before, theme }))
      await broadcast.send(tx, 'settings.changed', 'skin')
      return null
    },

    agreements: async () =>
      (await lookRepo.agreements(db)).map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })),

    async agreement(kind, language) {
      const found = await settingsRepo.agreement(db, kind, [language])
      if (!found) throw fail('kernel.not_found')
      return presentAgreement(found)
    },

    async setAgreement(tx, viewer, { kind, language, version, title, sections }) {
      const before = await lookRepo.lockAgreement(tx, kind, language)
      if (!before) throw fail('kernel.not_found')
      if (before.version !== version) throw fail('kernel.changed_meanwhile')
      const next = version + 1
      await lookRepo.setAgreement(tx, { kind, language }, { title, sections, version: next, updatedAt: clock.now() })
      await audit.record(tx, viewer, {
        action: 'settings.agreement.updated',
        subject: { kind: 'agreement', id: `${kind} ${language}`, name: title },
        before: { title: before.title, sections: before.sections },
        after: { title, sections },
        // Agreements belong to the company, whatever college the editor is in.
        collegeId: null,
      })
      return { version: next }
    },
  }
}
