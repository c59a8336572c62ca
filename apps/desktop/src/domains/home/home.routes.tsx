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
      page: lazyPage(() => import('./learn/overview-page.tsx'), 'OverviewPage'),
    },
  ],
} satisfies DomainScreens
