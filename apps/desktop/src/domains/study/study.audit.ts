import type { AuditTerms } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const studyAudit = { things: { stay: 'study.audit_thing_stay' } } satisfies AuditTerms
