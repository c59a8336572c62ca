import { FolderOpenOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { mediaTerms } from './media.terms.ts'

export const mediaScreens = {
  domain: 'media',
  order: 500,
  ...mediaTerms,
  label: 'media.files',
  portal: [
    {
      path: '/media/video',
      label: 'media.video',
      phone: ['/previewVideo'],
      forVisitors: true,
      page: lazyPage(() => import('./learn/video-page.tsx'), 'VideoPage'),
    },
    {
      path: '/media/document',
      label: 'media.document',
      phone: ['/preview/pdf'],
      page: lazyPage(() => import('./learn/document-page.tsx'), 'DocumentPage'),
    },
  ],
  manage: [
    {
      path: '/manage/media/library',
      label: 'media.library',
      icon: FolderOpenOutlined,
      right: 'media.library.view',
      page: lazyPage(() => import('./manage/library-page.tsx'), 'LibraryPage'),
    },
  ],
} satisfies DomainScreens
