import { IdcardOutlined, SolutionOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { lecturerTerms } from './lecturer.terms.ts'

const LecturerBlock = lazy(async () => ({ default: (await import('./blocks/lecturer-block.tsx')).LecturerBlock }))

export const lecturerScreens = {
  domain: 'lecturer',
  order: 400,
  ...lecturerTerms,
  label: 'lecturer.manage',
  portal: [
    {
      path: '/lecturer',
      label: 'lecturer.title',
      icon: SolutionOutlined,
      phone: ['/lecturerCenter', '/lecturerCenterTab', '/lecturerSearch'],
      page: lazyPage(() => import('./learn/lecturers-page.tsx'), 'LecturersPage'),
    },
    {
      path: '/lecturer/detail',
      label: 'lecturer.detail',
      phone: ['/lecturerDetail'],
      page: lazyPage(() => import('./learn/lecturer-page.tsx'), 'LecturerPage'),
    },
  ],
  blocks: [{ code: 'app-lecturer', Block: LecturerBlock }],
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
