import type { CollegeId } from '@sands/contract/kernel/schema'
import type { AgreementKind, AgreementSection } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import type { Theme } from '@sands/rules/theme'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { agreements, skins } from '../settings.tables.ts'

const agreementOf = (kind: AgreementKind, language: Language) =>
  and(eq(agreements.kind, kind), eq(agreements.language, language))

export const lookRepo = {
  /** The college's own choice, locked until the transaction ends. */
  lockSkin: (tx: Tx, collegeId: CollegeId) =>
    tx
      .select({ id: skins.id, theme: skins.theme })
      .from(skins)
      .where(eq(skins.collegeId, collegeId))
      .for('update')
      .then(([skin]) => skin),

  ownSkin: (db: Db, collegeId: CollegeId) =>
    db
      .select({ theme: skins.theme })
      .from(skins)
      .where(eq(skins.collegeId, collegeId))
      .then(([skin]) => skin),

  setSkin: (tx: Tx, collegeId: CollegeId, theme: Theme) =>
    tx.insert(skins).values({ collegeId, theme }).onConflictDoUpdate({ target: skins.collegeId, set: { theme } }),

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
