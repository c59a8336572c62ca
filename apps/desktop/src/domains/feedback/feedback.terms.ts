import { FEEDBACK_STATES } from '@sands/rules/feedback'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const feedbackTerms = {
  jumps: [
    { to: 'feedback', text: 'feedback.jump_feedback' },
    { to: 'ceoChannel', text: 'feedback.jump_ceoChannel' },
  ],
  batches: { 'feedback.export': 'feedback.batch_export' },
  filePlaces: { 'feedback.feedback': { text: 'feedback.use_feedback', path: '/manage/feedback/list', by: 'open' } },
  audit: {
    things: textsOf(['feedback', 'category', 'leader'], (thing) => `feedback.audit_thing_${thing}`),
    acts: textsOf(['added', 'answered', 'assigned', 'closed', 'reopened'], (act) => `feedback.audit_act_${act}`),
    fields: textsOf(['state', 'answer', 'assigneeId', 'isOn'], (field) => `feedback.audit_field_${field}`),
    values: { state: textsOf(FEEDBACK_STATES, (state) => `feedback.state_${state}`) },
  },
} satisfies DomainTerms
