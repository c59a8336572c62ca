import { CarryOutOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { trainingTerms } from './training.terms.ts'

export const trainingScreens = {
  domain: 'training',
  order: 225,
  ...trainingTerms,
  label: 'training.manage',
  manage: [
    {
      path: '/manage/training/projects',
      label: 'training.projects',
      icon: CarryOutOutlined,
      right: 'training.edit',
      readRight: 'training.members',
      page: lazyPage(() => import('./manage/projects-page.tsx'), 'ProjectsPage'),
    },
    {
      path: '/manage/training/projects/edit',
      label: 'training.project_edit',
      right: 'training.edit',
      page: lazyPage(() => import('./manage/project-editor-page.tsx'), 'ProjectEditorPage'),
    },
    {
      path: '/manage/training/projects/members',
      label: 'training.tab_members',
      right: 'training.members',
      page: lazyPage(() => import('./members/members-page.tsx'), 'MembersPage'),
    },
    {
      path: '/manage/training/projects/sign-in',
      label: 'training.sign_board',
      right: 'training.members',
      page: lazyPage(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage'),
    },
  ],
} satisfies DomainScreens
