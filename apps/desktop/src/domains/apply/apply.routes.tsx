import { FormOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { applyTerms } from './apply.terms.ts'

export const applyScreens = {
  domain: 'apply',
  order: 229,
  ...applyTerms,
  label: 'apply.manage',
  manage: [
    {
      path: '/manage/apply/list',
      label: 'apply.sign_ups',
      icon: FormOutlined,
      right: 'apply.edit',
      page: lazyPage(() => import('./manage/sign-ups-page.tsx'), 'SignUpsPage'),
    },
    {
      path: '/manage/apply/list/edit',
      label: 'apply.edit',
      right: 'apply.edit',
      page: lazyPage(() => import('./manage/sign-up-editor-page.tsx'), 'SignUpEditorPage'),
    },
    {
      path: '/manage/apply/list/people',
      label: 'apply.people',
      right: 'apply.people',
      page: lazyPage(() => import('./people/signed-up-page.tsx'), 'PeoplePage'),
    },
  ],
} satisfies DomainScreens
