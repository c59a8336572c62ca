import { IdcardOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

export const lecturerScreens = {
  domain: 'lecturer',
  label: 'lecturer.manage',
  manage: [
    {
      path: '/manage/lecturer/lecturers',
      label: 'lecturer.manage_lecturers',
      icon: IdcardOutlined,
      right: 'lecturer.edit',
      page: lazyPage(() => import('./manage/lecturers-page.tsx'), 'LecturersPage'),
    },
  ],
} satisfies DomainScreens
