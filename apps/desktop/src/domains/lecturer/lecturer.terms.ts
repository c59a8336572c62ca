import { UserOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

export const lecturerTerms = {
  jumps: [{ to: 'lecturers', text: 'lecturer.jump_lecturers' }],
  contents: [
    {
      kind: 'lecturer',
      text: 'lecturer.jump_lecturer',
      one: 'lecturer.one_lecturer',
      pick: 'lecturer.pick_lecturer',
      icon: UserOutlined,
      tint: 'leaf',
      round: true,
    },
  ],
  filePlaces: {
    'lecturer.avatar': { text: 'lecturer.use_lecturer', path: '/manage/lecturer/lecturers', by: 'open' },
  },
} satisfies DomainTerms
