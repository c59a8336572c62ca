import type { AuditTerms } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const socialAudit = {
  things: { comment: 'social.audit_thing_comment' },
  acts: { reviewed: 'social.audit_act_reviewed', reported: 'social.audit_act_reported' },
} satisfies AuditTerms
