import { AccountBookOutlined, AuditOutlined, ControlOutlined, StarOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { pointsTerms } from './points.terms.ts'

export const pointsScreens = {
  domain: 'points',
  order: 620,
  ...pointsTerms,
  label: 'points.manage',
  portal: [
    {
      path: '/points',
      label: 'points.title',
      icon: StarOutlined,
      phone: ['/integral'],
      page: lazyPage(() => import('./learn/points-page.tsx'), 'PointsPage'),
    },
  ],
  manage: [
    {
      path: '/manage/points/rules',
      label: 'points.manage_rules',
      icon: ControlOutlined,
      right: 'points.rules.edit',
      page: lazyPage(() => import('./manage/rules-page.tsx'), 'RulesPage'),
    },
    {
      path: '/manage/points/ledger',
      label: 'points.manage_ledger',
      icon: AccountBookOutlined,
      right: 'points.ledger.view',
      page: lazyPage(() => import('./manage/ledger-page.tsx'), 'LedgerPage'),
    },
    {
      path: '/manage/points/adjustments',
      label: 'points.manage_adjustments',
      icon: AuditOutlined,
      right: 'points.ledger.view',
      page: lazyPage(() => import('./manage/adjustments-page.tsx'), 'AdjustmentsPage'),
    },
  ],
} satisfies DomainScreens
