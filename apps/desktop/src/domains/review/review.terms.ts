import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

export const reviewTerms = {
  jumps: [{ to: 'approvals', text: 'review.jump_approvals' }],
  audit: {
    things: { 'approval-flow': 'review.audit_thing_flow', 'department-head': 'review.audit_thing_head' },
    acts: { set: 'review.audit_act_set' },
    fields: textsOf(['kinds', 'steps', 'allowsSelf', 'headId'], (field) => `review.audit_field_${field}`),
  },
} satisfies DomainTerms
