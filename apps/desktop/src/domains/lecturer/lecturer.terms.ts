import { UserOutlined } from '@ant-design/icons'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

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
  audit: {
    things: { lecturer: 'lecturer.audit_thing_lecturer' },
    fields: textsOf(
      ['companyName', 'experience', 'gradeName', 'isShown', 'tagNames'],
      (field) => `lecturer.audit_field_${field}`,
    ),
    values: { kind: textsOf(['internal', 'external', 'official', 'assistant'], (kind) => `lecturer.kind_${kind}`) },
  },
} satisfies DomainTerms
