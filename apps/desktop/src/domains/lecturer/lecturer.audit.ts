import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const lecturerAudit = {
  things: { lecturer: 'lecturer.audit_thing_lecturer' },
  fields: textsOf(
    ['companyName', 'experience', 'gradeName', 'isShown', 'tagNames'],
    (field) => `lecturer.audit_field_${field}`,
  ),
  values: { kind: textsOf(['internal', 'external', 'official', 'assistant'], (kind) => `lecturer.kind_${kind}`) },
} satisfies AuditTerms
