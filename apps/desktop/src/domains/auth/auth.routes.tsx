import { ApiOutlined, UnlockOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { authTerms } from './auth.terms.ts'

export const authScreens = {
  domain: 'auth',
  order: 1000,
  ...authTerms,
  label: 'auth.manage',
  open: [
    {
      path: '/login',
      label: 'auth.sign_in',
      page: lazyPage(() => import('./learn/sign-in-page.tsx'), 'SignInPage'),
    },
    {
      path: '/setup',
      label: 'auth.setup_title',
      page: lazyPage(() => import('./setup/set-up-page.tsx'), 'SetUpPage'),
    },
  ],
  portal: [
    {
      path: '/secondFactor',
      label: 'auth.factor',
      phone: ['/secondFactor'],
      page: lazyPage(() => import('./learn/factor/second-factor-page.tsx'), 'SecondFactorPage'),
    },
  ],
  manage: [
    {
      path: '/manage/auth/ways',
      label: 'auth.ways',
      icon: UnlockOutlined,
      right: 'auth.ways.edit',
      page: lazyPage(() => import('./manage/ways-page.tsx'), 'WaysPage'),
    },
    {
      path: '/manage/auth/connections',
      label: 'auth.connections',
      icon: ApiOutlined,
      right: 'auth.connections.edit',
      page: lazyPage(() => import('./manage/connections-page.tsx'), 'ConnectionsPage'),
    },
  ],
  notes: [
    {
      id: 'demo-passwords',
      right: 'org.people.edit',
      note: lazyPage(() => import('./manage/demo-password-note.tsx'), 'DemoPasswordNote'),
    },
  ],
  cards: [
    { id: 'password', place: 'profile', card: lazyPage(() => import('./learn/password-card.tsx'), 'PasswordCard') },
    {
      id: 'second-factor',
      place: 'profile',
      card: lazyPage(() => import('./learn/factor/own-factor-card.tsx'), 'OwnFactorCard'),
    },
    { id: 'sign-out', place: 'profile', card: lazyPage(() => import('./learn/sign-out-card.tsx'), 'SignOutCard') },
  ],
} satisfies DomainScreens
