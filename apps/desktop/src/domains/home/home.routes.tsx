import { HistoryOutlined, HomeOutlined } from '@ant-design/icons'
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
      path: '/manage/home/history',
      label: 'home.history',
      icon: HistoryOutlined,
      right: 'home.decoration.edit',
      page: lazyPage(() => import('./publish/history-page.tsx'), 'HistoryPage'),
    },
  ],
  cards: [
    { id: 'decoration', place: 'wide', card: lazyPage(() => import('./learn/decoration-card.tsx'), 'DecorationCard') },
  ],
} satisfies DomainScreens
