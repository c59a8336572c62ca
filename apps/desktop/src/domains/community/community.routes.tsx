import {
  AppstoreOutlined,
  AudioMutedOutlined,
  BarChartOutlined,
  FileTextOutlined,
  PictureOutlined,
  SafetyOutlined,
} from '@ant-design/icons'
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
      path: '/manage/community/posts',
      label: 'community.manage_all_posts',
      icon: FileTextOutlined,
      right: 'community.moderate',
      page: lazyPage(() => import('./manage/posts-page.tsx'), 'PostsPage'),
    },
    {
      path: '/manage/community/mutes',
      label: 'community.manage_mutes',
      icon: AudioMutedOutlined,
      right: 'community.moderate',
      page: lazyPage(() => import('./manage/mutes-page.tsx'), 'MutesPage'),
    },
    {
      path: '/manage/community/boards',
      label: 'community.manage_boards',
      icon: AppstoreOutlined,
      right: 'community.manage',
      page: lazyPage(() => import('./manage/boards-page.tsx'), 'BoardsPage'),
    },
    {
      path: '/manage/community/banners',
      label: 'community.manage_banners',
      icon: PictureOutlined,
      right: 'community.manage',
      page: lazyPage(() => import('./manage/banners-page.tsx'), 'BannersPage'),
    },
    {
      path: '/manage/community/statistics',
      label: 'community.manage_statistics',
      icon: BarChartOutlined,
      right: 'community.manage',
      page: lazyPage(() => import('./manage/statistics-page.tsx'), 'StatisticsPage'),
    },
  ],
} satisfies DomainScreens
