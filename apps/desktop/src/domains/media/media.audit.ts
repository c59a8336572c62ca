import { FAIL_REASONS } from '@sands/rules/upload'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const mediaAudit = {
  things: { file: 'media.audit_thing_file' },
  acts: textsOf(['caption-removed', 'caption-saved'], (act) => `media.audit_act_${act}`),
  fields: textsOf(['bytes', 'caption', 'failReason', 'label', 'sha256'], (field) => `media.audit_field_${field}`),
  values: { failReason: textsOf(FAIL_REASONS, (reason) => `media.fail_${reason}`) },
} satisfies AuditTerms
