import type { AuditEntry } from '@sands/contract/ops/audit.model'
import type { AuditRow } from './audit.repo.ts'

export const presentAuditEntry = (row: AuditRow): AuditEntry => ({ ...row, at: row.at.toISOString() })
