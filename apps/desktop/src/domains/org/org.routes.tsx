import {
  ApartmentOutlined,
  BankOutlined,
  ImportOutlined,
  KeyOutlined,
  QuestionCircleOutlined,
  SafetyCertificateOutlined,
  TagsOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { findPeople } from './manage/people/find-people.ts'
import { orgTerms } from './org.terms.ts'

export const orgScreens = {
  domain: 'org',
  order: 800,
  ...orgTerms,
  label: 'org.area',
  portal: [
    {
      path: '/profile',
      label: 'org.profile',
      icon: UserOutlined,
      phone: ['/personCenter', '/setting'],
      page: lazyPage(() => import('./learn/profile-page.tsx'), 'ProfilePage'),
    },
  ],
  cards: [
    { id: 'profile', place: 'wide', card: lazyPage(() => import('./learn/profile-card.tsx'), 'ProfileCard') },
    { id: 'colleges', place: 'wide', card: lazyPage(() => import('./learn/colleges-card.tsx'), 'CollegesCard') },
  ],
  manage: [
    {
      path: '/manage/org/people',
      label: 'org.people',
      icon: TeamOutlined,
      right: 'org.people.view',
      page: lazyPage(() => import('./manage/people/people-page.tsx'), 'PeoplePage'),
    },
    {
      path: '/manage/org/departments',
      label: 'org.departments',
      icon: ApartmentOutlined,
      right: 'org.people.view',
      page: lazyPage(() => import('./manage/structure/departments-page.tsx'), 'DepartmentsPage'),
    },
    {
      path: '/manage/org/posts',
      label: 'org.posts_and_labels',
      icon: TagsOutlined,
      right: 'org.people.view',
      page: lazyPage(() => import('./manage/structure/posts-page.tsx'), 'PostsPage'),
    },
    {
      path: '/manage/org/import',
      label: 'org.import',
      icon: ImportOutlined,
      right: 'org.people.import',
      page: lazyPage(() => import('./manage/transfer/import-page.tsx'), 'ImportPage'),
    },
    {
      path: '/manage/org/colleges',
      label: 'org.colleges_all',
      icon: BankOutlined,
      right: 'org.colleges.edit',
      page: lazyPage(() => import('./manage/structure/colleges-page.tsx'), 'CollegesPage'),
    },
    {
      path: '/manage/org/roles',
      label: 'org.roles',
      icon: SafetyCertificateOutlined,
      right: 'org.roles.view',
      page: lazyPage(() => import('./roles/roles-page.tsx'), 'RolesPage'),
    },
    {
      path: '/manage/org/grants',
      label: 'org.grants',
      icon: KeyOutlined,
      right: 'org.roles.view',
      page: lazyPage(() => import('./roles/grants-page.tsx'), 'GrantsPage'),
    },
    {
      path: '/manage/org/why',
      label: 'org.why',
      icon: QuestionCircleOutlined,
      right: 'org.roles.view',
      page: lazyPage(() => import('./roles/effective-rights-page.tsx'), 'EffectiveRightsPage'),
    },
  ],
  finders: [{ right: 'org.people.view', label: 'org.people', find: findPeople }],
} satisfies DomainScreens
