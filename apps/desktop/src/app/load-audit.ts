import { AUDIT_TEXTS } from '@sands/i18n/shell-domains'
import { needTexts } from '@sands/web/i18n/domain-texts'
import type { AuditByDomain } from '../kernel/terms.ts'

/** As long as for a page: see lazy-page.tsx. */
const FAILURE_STORED_MS = 1_000

let names: AuditByDomain | undefined
let loading: Promise<AuditByDomain> | undefined

async function load(): Promise<AuditByDomain> {
  const [{ auditByDomain }] = await Promise.all([import('./domain-audit.ts'), needTexts([AUDIT_TEXTS])])
  names = auditByDomain
  return names
}

/** The names in the audit log, which only its page shows. After a failure the next visit loads them again. */
export function loadAudit(): AuditByDomain | Promise<AuditByDomain> {
  if (names) return names
  loading ??= load().catch((error: unknown) => {
    setTimeout(() => {
      loading = undefined
    }, FAILURE_STORED_MS)
    throw error
  })
  return loading
}
