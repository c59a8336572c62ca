import { CarryOutOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

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
} satisfies DomainTerms
