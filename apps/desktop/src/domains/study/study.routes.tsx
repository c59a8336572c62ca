import { ClockCircleOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { studyTerms } from './study.terms.ts'

export const studyScreens = {
  domain: 'study',
  order: 205,
  ...studyTerms,
  label: 'study.manage',
  manage: [
    {
      path: '/manage/study/stay',
      label: 'study.stay',
      icon: ClockCircleOutlined,
      right: 'study.report',
      page: lazyPage(() => import('./manage/stay-page.tsx'), 'StayPage'),
    },
  ],
} satisfies DomainScreens
