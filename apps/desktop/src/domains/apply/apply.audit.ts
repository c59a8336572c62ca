import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'target',
  'opensAt',
  'closesAt',
  'quota',
  'hasWaitingList',
  'needsApproval',
  'fields',
  'people',
  'waiting',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const applyAudit = {
  things: textsOf(['apply', 'entry'], (thing) => `apply.audit_thing_${thing}`),
  fields: textsOf(FIELDS, (field) => `apply.field_${field}`),
  acts: { cancelled: 'apply.audit_act_cancelled' },
} satisfies AuditTerms
