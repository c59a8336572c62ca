import { AuditOutlined, DashboardOutlined, SafetyOutlined, WarningOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { opsTerms } from './ops.terms.ts'

export const opsScreens = {
  domain: 'ops',
  order: 1100,
  ...opsTerms,
  label: 'ops.system',
  manage: [
    {
      path: '/manage/ops/audit',
      label: 'ops.audit',
      icon: AuditOutlined,
      right: 'ops.audit.view',
      page: lazyPage(() => import('./manage/audit-page.tsx'), 'AuditPage'),
    },
    {
      path: '/manage/ops/sprays',
      label: 'ops.sprays',
      icon: SafetyOutlined,
      right: 'ops.audit.view',
      page: lazyPage(() => import('./manage/spray-page.tsx'), 'SprayPage'),
    },
    {
      path: '/manage/ops/status',
      label: 'ops.status',
      icon: DashboardOutlined,
      right: 'ops.jobs.view',
      page: lazyPage(() => import('./manage/status-page.tsx'), 'StatusPage'),
    },
    {
      path: '/manage/ops/dead-letters',
      label: 'ops.dead_letters',
      icon: WarningOutlined,
      right: 'ops.jobs.view',
      page: lazyPage(() => import('./manage/dead-letter-page.tsx'), 'DeadLetterPage'),
    },
  ],
} satisfies DomainScreens
