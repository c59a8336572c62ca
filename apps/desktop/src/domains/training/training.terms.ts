import { CarryOutOutlined } from '@ant-design/icons'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

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

export const trainingTerms = {
  jumps: [{ to: 'myTraining', text: 'training.my' }],
  contents: [
    {
      kind: 'training',
      text: 'training.one',
      one: 'training.one',
      pick: 'training.pick',
      icon: CarryOutOutlined,
      tint: 'sea',
    },
  ],
  filePlaces: {
    'training.training': { text: 'training.one', path: '/manage/training/projects/edit', by: 'id' },
    'training.homework': { text: 'training.homework_use' },
  },
  batches: {
    'training.matrix': 'training.tab_members',
    'training.member-import': 'training.import',
    'training.join': 'training.join_batch',
  },
  audit: {
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
      'waived-deleted': 'training.audit_act_waived_deleted',
    },
  },
} satisfies DomainTerms
