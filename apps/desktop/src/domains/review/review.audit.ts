import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const reviewAudit = {
  things: { 'approval-flow': 'review.audit_thing_flow', 'department-head': 'review.audit_thing_head' },
  acts: { set: 'review.audit_act_set' },
  fields: textsOf(['kinds', 'steps', 'allowsSelf', 'headId'], (field) => `review.audit_field_${field}`),
} satisfies AuditTerms
