import type { AuditEntry, SignInSpray } from '@sands/contract/ops/audit.model'
import type { AuditRow } from './audit.repo.ts'
import type { SprayRow } from './spray.repo.ts'

export const presentAuditEntry = (row: AuditRow): AuditEntry => ({ ...row, at: row.at.toISOString() })

export const presentSpray = ({
  network,
  accounts,
  failures,
  names,
  signedIn,
  firstAt,
  lastAt,
}: SprayRow): SignInSpray => ({
  network,
  accounts,
  failures,
  names: names ?? [],
  signedIn,
  firstAt: new Date(firstAt).toISOString(),
  lastAt: new Date(lastAt).toISOString(),
})
