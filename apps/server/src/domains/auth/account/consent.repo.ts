import type { UserId } from '@sands/contract/kernel/schema'
import type { AgreementKind } from '@sands/contract/settings/settings.model'
import type { Language } from '@sands/rules/language'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { agreements } from '../../settings/index.ts'
import { consents } from '../consent.tables.ts'

/** The list of collected information is read, not agreed to. */
const AGREED: AgreementKind[] = ['user', 'privacy']
const SHOWN = 20

export const consentRepo = {
  /** The texts of today, in the language that the form had. A version that they agreed to before stays as it is. */
  record: (tx: Tx, { userId, language, at }: { userId: UserId; language: Language; at: Date }) =>
    tx.execute(
      sql`insert into ${consents} (user_id, kind, language, version, agreed_at)
        select ${userId}::bigint, ${agreements.kind}, ${agreements.language}, ${agreements.version}, ${at}::timestamptz
        from ${agreements}
        where ${inArray(agreements.kind, AGREED)} and ${agreements.language} = ${language}
        on conflict do nothing`,
    ),

  ofUser: (db: Db, userId: UserId) =>
    db
      .select({
        kind: consents.kind,
        language: consents.language,
        version: consents.version,
        agreedAt: consents.agreedAt,
      })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(desc(consents.agreedAt), desc(consents.version))
      .limit(SHOWN),
}
