import { ApartmentOutlined, FileTextOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

export const articleScreens = {
  domain: 'article',
  label: 'article.manage',
  manage: [
    {
      path: '/manage/article/articles',
      label: 'article.manage_articles',
      icon: FileTextOutlined,
      right: 'article.edit',
      page: lazyPage(() => import('./manage/articles-page.tsx'), 'ArticlesPage'),
    },
    {
      path: '/manage/article/articles/edit',
      label: 'article.manage_edit_title',
      right: 'article.edit',
      page: lazyPage(() => import('./editor/article-editor-page.tsx'), 'ArticleEditorPage'),
    },
    {
      path: '/manage/article/categories',
      label: 'article.manage_categories',
      icon: ApartmentOutlined,
      right: 'article.edit',
      page: lazyPage(() => import('./manage/categories-page.tsx'), 'CategoriesPage'),
    },
  ],
} satisfies DomainScreens
