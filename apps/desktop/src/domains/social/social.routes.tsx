import { CommentOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { socialTerms } from './social.terms.ts'

export const socialScreens = {
  domain: 'social',
  order: 700,
  ...socialTerms,
  label: 'social.manage',
  manage: [
    {
      path: '/manage/social/comments',
      label: 'social.manage_comments',
      icon: CommentOutlined,
      right: 'social.comments.moderate',
      page: lazyPage(() => import('./manage/comments-page.tsx'), 'CommentsPage'),
    },
  ],
} satisfies DomainScreens
