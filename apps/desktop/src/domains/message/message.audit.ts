import { MESSAGE_CATEGORIES } from '@sands/rules/message'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const messageAudit = {
  things: textsOf(['outgoing', 'channels'], (thing) => `message.audit_thing_${thing}`),
  fields: textsOf(['sendAt', 'rules', 'events', 'quiet', 'digestAt'], (field) => `message.audit_field_${field}`),
  values: {
    category: textsOf(MESSAGE_CATEGORIES, (category) => `message.category_${category}`),
    state: textsOf(['sending', 'sent', 'cancelled'], (state) => `message.send_state_${state}`),
  },
} satisfies AuditTerms
