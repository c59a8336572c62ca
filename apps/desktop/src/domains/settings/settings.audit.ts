import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const settingsAudit = {
  things: textsOf(['agreement', 'skin', 'text'], (thing) => `settings.audit_thing_${thing}`),
  acts: { chosen: 'settings.audit_act_chosen' },
  fields: textsOf(
    ['heading', 'paragraphs', 'sections', 'tabBackgroundFileId', 'theme'],
    (field) => `settings.audit_field_${field}`,
  ),
  values: { theme: textsOf(['red', 'blue', 'orange'], (theme) => `settings.theme_${theme}`) },
} satisfies AuditTerms
