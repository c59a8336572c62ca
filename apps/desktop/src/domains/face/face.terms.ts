import { SolutionOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

export const faceTerms = {
  jumps: [{ to: 'faces', text: 'face.my' }],
  contents: [
    { kind: 'face', text: 'face.one', one: 'face.one', pick: 'face.pick', icon: SolutionOutlined, tint: 'sea' },
  ],
  batches: {
    'face.records': 'face.batch_records',
    'face.attendance': 'face.batch_attendance',
    'face.report': 'face.batch_report',
    'face.sheet': 'face.batch_sheet',
  },
  filePlaces: {
    'face.face': { text: 'face.use', path: '/manage/face/sessions/edit', by: 'id' },
  },
} satisfies DomainTerms
