import type { ManagedSkin, SkinChoice } from '@sands/contract/settings/look.calls'
import type { Agreement, AgreementKind, AgreementSection } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import { DEFAULT_THEME } from '@sands/rules/theme'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Port } from '../../../kernel/port.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { presentAgreement, skinRecord } from '../settings.present.ts'
import { settingsRepo } from '../settings.repo.ts'
import type { SkinPictures } from '../skin-pictures.kind.ts'
import { lookRepo } from './look.repo.ts'

interface AgreementChange {
  kind: AgreementKind
  language: Language
  version: number
  title: string
  sections: AgreementSection[]
}

export interface LookService {
  skin(viewer: Viewer): Promise<ManagedSkin>
  setSkin(tx: Tx, viewer: Viewer, choice: SkinChoice & { seen: SkinChoice }): Promise<null>
  agreements(): Promise<Pick<Agreement, 'kind' | 'language' | 'title' | 'version' | 'updatedAt'>[]>
  agreement(kind: AgreementKind, language: Language): Promise<Agreement>
  setAgreement(tx: Tx, viewer: Viewer, change: AgreementChange): Promise<{ version: number }>
}

const NOTHING_CHOSEN: SkinChoice = { theme: null, tabBackgroundFileId: null }

const isSame = (one: SkinChoice, other: SkinChoice) =>
  one.theme === other.theme && one.tabBackgroundFileId === other.tabBackgroundFileId

export function createLookService(
  { database, broadcast, clock, audit }: Kernel,
  pictures: Port<SkinPictures>,
): LookService {
  const db = database.primary
  return {
    async skin({ collegeId }) {
      const own = (await lookRepo.ownSkin(db, collegeId)) ?? NOTHING_CHOSEN
      const [company] = await settingsRepo.skins(db, undefined)
      const { tabBackgroundFileId: fileId } = own
      const tabBackground = fileId && (await pictures.get().pictures(db, [fileId])).get(fileId)
      return { ...own, tabBackground: tabBackground || null, companyTheme: company?.theme ?? DEFAULT_THEME }
    },

    async setSkin(tx, viewer, { seen, ...choice }) {
      const { collegeId } = viewer
      const before = (await lookRepo.lockSkin(tx, collegeId)) ?? NOTHING_CHOSEN
      if (!isSame(before, seen)) throw fail('kernel.changed_meanwhile')
      const { tabBackgroundFileId: id } = choice
      if (id && id !== before.tabBackgroundFileId) await pictures.get().choose(tx, viewer, { id, kinds: ['image'] })
      if (isSame(choice, NOTHING_CHOSEN)) await lookRepo.dropSkin(tx, collegeId)
      else await lookRepo.setSkin(tx, collegeId, choice)
      await audit.record(tx, viewer, skinRecord(collegeId, before, choice))
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
