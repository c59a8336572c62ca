import { FormOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

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
} satisfies DomainTerms
