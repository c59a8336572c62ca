import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { loadManageTexts, type ManageTextKey } from '@sands/i18n/manage'
import type { Clock } from '../../kernel/clock.ts'
import type { Database } from '../../kernel/database/database.ts'
import { CSV_START, CSV_TYPE, csvRow } from '../../kernel/spreadsheet/csv.ts'
import { type AuditQuestion, type AuditRow, auditRepo } from './audit.repo.ts'
import type { BatchKind, BatchWork } from './batch.kind.ts'

const ROWS_AT_ONCE = 1000

const HEADINGS = [
  'ops.audit_seq',
  'ops.audit_at',
  'ops.audit_actor',
  'ops.audit_action',
  'ops.audit_subject_kind',
  'ops.audit_subject_id',
  'ops.audit_subject',
  'ops.audit_before',
  'ops.audit_after',
  'ops.audit_ip',
  'ops.audit_user_agent',
  'ops.audit_hash',
] as const satisfies readonly ManageTextKey[]

/** The format that spreadsheets read: 2026-11-15 09:30:00, in the time zone of the person who exports. */
const timeIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (at: Date) => format.format(at)
}

const rowOf = (entry: AuditRow, time: string) => [
  entry.seq,
  time,
  entry.actorName,
  entry.action,
  entry.subjectKind,
  entry.subjectId,
  entry.subjectName,
  entry.before,
  entry.after,
  entry.ip,
  entry.userAgent,
  entry.hash,
]

/** Writes entries newest first; entries added meanwhile are not part of the export. */
export const auditExport = ({ primary: db }: Database, clock: Clock): BatchKind<AuditQuestion> => ({
  name: 'ops.audit-export',
  isGuarded: true,
  async run({ input, language, timeZone, folder, step }: BatchWork<AuditQuestion>) {
    const texts = await loadManageTexts(language)
    const time = timeIn(timeZone)
    const total = await auditRepo.count(db, input)
    await step(0, total)
    let rows = 0

    async function* lines() {
      yield CSV_START + csvRow(HEADINGS.map((key) => texts[key]))
      for (let seq = Number.MAX_SAFE_INTEGER; ; ) {
        const entries = await auditRepo.below(db, input, { seq, size: ROWS_AT_ONCE })
        const last = entries.at(-1)
        if (!last) return
        yield entries.map((entry) => csvRow(rowOf(entry, time(entry.at)))).join('')
        seq = last.seq
        rows += entries.length
        await step(rows, Math.max(rows, total))
      }
    }

    const path = join(folder, 'audit.csv')
    await pipeline(lines(), createWriteStream(path))
    const name = `audit-${time(clock.now()).slice(0, 'YYYY-MM-DD'.length)}.csv`
    return { counts: { rows }, file: { name, path, contentType: CSV_TYPE } }
  },
})
