import { FormOutlined } from '@ant-design/icons'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

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

export const applyTerms = {
  jumps: [{ to: 'applyCenter', text: 'apply.jump' }],
  contents: [
    { kind: 'apply', text: 'apply.content', one: 'apply.content', pick: 'apply.pick', icon: FormOutlined, tint: 'sea' },
  ],
  filePlaces: {
    'apply.apply': { text: 'apply.use', path: '/manage/apply/list/edit', by: 'id' },
    'apply.entry': { text: 'apply.use_entry' },
  },
  batches: { 'apply.export': 'apply.batch_export' },
  audit: {
    things: textsOf(['apply', 'entry'], (thing) => `apply.audit_thing_${thing}`),
    fields: textsOf(FIELDS, (field) => `apply.field_${field}`),
    acts: { cancelled: 'apply.audit_act_cancelled' },
  },
} satisfies DomainTerms
