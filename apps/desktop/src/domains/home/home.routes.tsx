import { HomeOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

export const homeScreens = {
  domain: 'home',
  portal: [
    {
      path: '/',
      label: 'home.overview',
      icon: HomeOutlined,
      phone: ['/', '/my'],
      page: lazyPage(() => import('./learn/overview-page.tsx'), 'OverviewPage'),
    },
  ],
  cards: [
    { id: 'decoration', place: 'wide', card: lazyPage(() => import('./learn/decoration-card.tsx'), 'DecorationCard') },
  ],
} satisfies DomainScreens
