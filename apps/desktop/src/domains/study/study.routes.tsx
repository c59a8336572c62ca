import { ClockCircleOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { studyTerms } from './study.terms.ts'

const TaskBlock = lazy(async () => ({ default: (await import('./blocks/task-block.tsx')).TaskBlock }))

export const studyScreens = {
  domain: 'study',
  order: 205,
  ...studyTerms,
  label: 'study.manage',
  blocks: [{ code: 'app-learn-task', Block: TaskBlock }],
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
