import type { CollegeId } from '@sands/contract/kernel/schema'
import type { SkinChoice } from '@sands/contract/settings/look.calls'
import type { AgreementKind, AgreementSection } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { agreements, skins } from '../settings.tables.ts'

const agreementOf = (kind: AgreementKind, language: Language) =>
  and(eq(agreements.kind, kind), eq(agreements.language, language))

export const lookRepo = {
  /** The college's own choice, locked until the transaction ends. */
  lockSkin: (tx: Tx, collegeId: CollegeId) =>
    tx
      .select({ theme: skins.theme, tabBackgroundFileId: skins.tabBackgroundFileId })
      .from(skins)
      .where(eq(skins.collegeId, collegeId))
      .for('update')
      .then(([skin]) => skin),

  ownSkin: (db: Db, collegeId: CollegeId) =>
    db
      .select({ theme: skins.theme, tabBackgroundFileId: skins.tabBackgroundFileId })
      .from(skins)
      .where(eq(skins.collegeId, collegeId))
      .then(([skin]) => skin),

  setSkin: (tx: Tx, collegeId: CollegeId, choice: SkinChoice) =>
    tx
      .insert(skins)
      .values({ collegeId, ...choice })
      .onConflictDoUpdate({ target: skins.collegeId, set: choice }),

  dropSkin: (tx: Tx, collegeId: CollegeId) => tx.delete(skins).where(eq(skins.collegeId, collegeId)),

  agreements: (db: Db) =>
    db
      .select({
        kind: agreements.kind,
        language: agreements.language,
        title: agreements.title,
        version: agreements.version,
        updatedAt: agreements.updatedAt,
      })
      .from(agreements)
      .orderBy(asc(agreements.kind), asc(agreements.language)),

  lockAgreement: (tx: Tx, kind: AgreementKind, language: Language) =>
    tx
      .select()
      .from(agreements)
      .where(agreementOf(kind, language))
      .for('update')
      .then(([agreement]) => agreement),

  setAgreement: (
    tx: Tx,
    { kind, language }: { kind: AgreementKind; language: Language },
    values: { title: string; sections: AgreementSection[]; version: number; updatedAt: Date },
  ) => tx.update(agreements).set(values).where(agreementOf(kind, language)),
}
