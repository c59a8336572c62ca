import {
  AppstoreOutlined,
  GiftOutlined,
  HistoryOutlined,
  HomeOutlined,
  LayoutOutlined,
  NotificationOutlined,
} from '@ant-design/icons'
import { lazy } from 'react'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { homeTerms } from './home.terms.ts'

const InfoClassBlock = lazy(async () => ({
  default: (await import('./learn/blocks/info-class-block.tsx')).InfoClassBlock,
}))

export const homeScreens = {
  domain: 'home',
  order: 100,
  ...homeTerms,
  label: 'home.title',
  portal: [
    {
      path: '/',
      label: 'home.overview',
      icon: HomeOutlined,
      phone: ['/', '/my'],
      page: lazyPage(() => import('./learn/overview-page.tsx'), 'OverviewPage'),
    },
    {
      path: '/discover',
      label: 'home.info_class',
      phone: ['/broadcastAndCourse'],
      page: lazyPage(() => import('./learn/discover-page.tsx'), 'DiscoverPage'),
    },
  ],
  manage: [
    {
      path: '/manage/home/decoration',
      label: 'home.edit_title',
      icon: LayoutOutlined,
      right: 'home.decoration.edit',
      page: lazyPage(() => import('./decoration/decoration-page.tsx'), 'DecorationPage'),
    },
    {
      path: '/manage/home/history',
      label: 'home.history',
      icon: HistoryOutlined,
      right: 'home.decoration.edit',
      page: lazyPage(() => import('./publish/history-page.tsx'), 'HistoryPage'),
    },
    {
      path: '/manage/home/notices',
      label: 'home.notices_title',
      icon: NotificationOutlined,
      right: 'home.notices.edit',
      page: lazyPage(() => import('./notices/notices-page.tsx'), 'NoticesPage'),
    },
    {
      path: '/manage/home/adverts',
      label: 'home.adverts_title',
      icon: GiftOutlined,
      right: 'home.adverts.edit',
      page: lazyPage(() => import('./adverts/adverts-page.tsx'), 'AdvertsPage'),
    },
    {
      path: '/manage/home/tabs',
      label: 'home.tabs_title',
      icon: AppstoreOutlined,
      right: 'home.tabs.edit',
      page: lazyPage(() => import('./tabs/tabs-page.tsx'), 'TabsPage'),
    },
  ],
  blocks: [{ code: 'app-info-class', Block: InfoClassBlock }],
  cards: [
    { id: 'decoration', place: 'full', card: lazyPage(() => import('./learn/decoration-card.tsx'), 'DecorationCard') },
  ],
} satisfies DomainScreens
