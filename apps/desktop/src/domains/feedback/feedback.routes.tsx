import { MessageOutlined, SettingOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { feedbackTerms } from './feedback.terms.ts'

export const feedbackScreens = {
  domain: 'feedback',
  order: 650,
  ...feedbackTerms,
  label: 'feedback.manage',
  manage: [
    {
      path: '/manage/feedback/list',
      label: 'feedback.manage_list',
      icon: MessageOutlined,
      right: 'feedback.answer',
      page: lazyPage(() => import('./manage/feedback-page.tsx'), 'FeedbackPage'),
    },
    {
      path: '/manage/feedback/settings',
      label: 'feedback.manage_settings',
      icon: SettingOutlined,
      right: 'feedback.settings.edit',
      page: lazyPage(() => import('./manage/settings-page.tsx'), 'SettingsPage'),
    },
  ],
} satisfies DomainScreens
