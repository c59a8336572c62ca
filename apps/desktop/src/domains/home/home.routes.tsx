import {
  AppstoreOutlined,
  GiftOutlined,
  HistoryOutlined,
  HomeOutlined,
  LayoutOutlined,
  NotificationOutlined,
} from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

export const homeScreens = {
  domain: 'home',
  label: 'home.title',
  portal: [
    {
      path: '/',
      label: 'home.overview',
      icon: HomeOutlined,
      phone: ['/', '/my'],
      page: lazyPage(() => import('./learn/overview-page.tsx'), 'OverviewPage'),
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
  cards: [
    { id: 'decoration', place: 'full', card: lazyPage(() => import('./learn/decoration-card.tsx'), 'DecorationCard') },
  ],
} satisfies DomainScreens
