import { ApartmentOutlined, FileTextOutlined, ReadOutlined } from '@ant-design/icons'
import { lazy } from 'react'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { articleTerms } from './article.terms.ts'

const InfoBlock = lazy(async () => ({ default: (await import('./blocks/info-block.tsx')).InfoBlock }))

export const articleScreens = {
  domain: 'article',
  order: 300,
  ...articleTerms,
  label: 'article.manage',
  portal: [
    {
      path: '/article',
      label: 'article.title',
      icon: ReadOutlined,
      phone: ['/broadcast'],
      page: lazyPage(() => import('./learn/articles-page.tsx'), 'ArticlesPage'),
    },
    {
      path: '/article/detail',
      label: 'article.detail',
      phone: ['/broadcastDetail', '/broadcastDetail/:id'],
      forVisitors: true,
      page: lazyPage(() => import('./learn/article-page.tsx'), 'ArticlePage'),
    },
  ],
  blocks: [{ code: 'app-info', Block: InfoBlock }],
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
