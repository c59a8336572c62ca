import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'assistants',
  'comment',
  'completion',
  'due',
  'endsAt',
  'graceDays',
  'lockRule',
  'owner',
  'people',
  'points',
  'registration',
  'score',
  'stages',
  'startsAt',
  'task',
  'until',
] as const

const ACTS = [
  'approved',
  'archived',
  'credited',
  'declined',
  'ended',
  'extended',
  'passed',
  'recalled',
  'reminded',
  'returned',
  'waived',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const trainingAudit = {
  things: {
    ...textsOf(['member', 'homework'], (thing) => `training.audit_thing_${thing}`),
    training: 'training.one',
    task: 'training.field_task',
    'sign-in': 'training.audit_thing_sign_in',
  },
  fields: textsOf(FIELDS, (field) => `training.field_${field}`),
  acts: {
    ...textsOf(ACTS, (act) => `training.audit_act_${act}`),
    'leave-granted': 'training.audit_act_leave_granted',
    'leave-refused': 'training.audit_act_leave_refused',
    'made-up': 'training.audit_act_made_up',
    'window-changed': 'training.audit_act_window_changed',
    'waived-deleted': 'training.audit_act_waived_deleted',
  },
} satisfies AuditTerms
