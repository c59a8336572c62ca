import { AppstoreOutlined, SafetyOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { communityTerms } from './community.terms.ts'

export const communityScreens = {
  domain: 'community',
  order: 700,
  ...communityTerms,
  label: 'community.manage',
  manage: [
    {
      path: '/manage/community/cases',
      label: 'community.manage_cases',
      icon: SafetyOutlined,
      right: 'community.moderate',
      page: lazyPage(() => import('./manage/cases-page.tsx'), 'CasesPage'),
    },
    {
      path: '/manage/community/boards',
      label: 'community.manage_boards',
      icon: AppstoreOutlined,
      right: 'community.manage',
      page: lazyPage(() => import('./manage/boards-page.tsx'), 'BoardsPage'),
    },
  ],
} satisfies DomainScreens
