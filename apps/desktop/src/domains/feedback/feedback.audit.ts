import { FEEDBACK_STATES } from '@sands/rules/feedback'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const feedbackAudit = {
  things: textsOf(['feedback', 'category', 'leader'], (thing) => `feedback.audit_thing_${thing}`),
  acts: textsOf(['added', 'answered', 'assigned', 'closed', 'reopened'], (act) => `feedback.audit_act_${act}`),
  fields: textsOf(['state', 'answer', 'assigneeId', 'isOn'], (field) => `feedback.audit_field_${field}`),
  values: { state: textsOf(FEEDBACK_STATES, (state) => `feedback.state_${state}`) },
} satisfies AuditTerms
