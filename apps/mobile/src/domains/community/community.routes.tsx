import type { AppRoute } from '../../kernel/route.ts'

const contentPage = async () => (await import('./pages/content-page.tsx')).ContentPage
const choicePage = async () => (await import('./pages/publish-choice-page.tsx')).PublishChoicePage

export const communityRoutes: readonly AppRoute[] = [
  {
    path: '/community',
    open: false,
    page: async () => (await import('./pages/community-page.tsx')).CommunityPage,
    tab: true,
    keep: true,
  },
  {
    path: '/communityDetail',
    open: false,
    page: async () => (await import('./pages/board-page.tsx')).BoardPage,
    keep: true,
  },
  {
    path: '/communityColumnPage',
    open: false,
    page: async () => (await import('./pages/columns-page.tsx')).ColumnsPage,
  },
  {
    path: '/communitySearchPage',
    open: false,
    page: async () => (await import('./pages/search-page.tsx')).CommunitySearchPage,
    keep: true,
  },
  {
    path: '/comDetailLevel',
    open: (search) => new URLSearchParams(search).get('isPublic') === '1',
    page: contentPage,
  },
  { path: '/rollVideo', open: false, page: async () => (await import('./pages/roll-page.tsx')).RollPage },
  { path: '/communityPublish', open: false, page: choicePage },
  { path: '/newPage', open: false, page: choicePage },
  { path: '/publishPost', open: false, page: async () => (await import('./pages/publish-page.tsx')).PublishNotePage },
  {
    path: '/publishArticle',
    open: false,
    page: async () => (await import('./pages/publish-page.tsx')).PublishArticlePage,
  },
  { path: '/publishVideo', open: false, page: async () => (await import('./pages/publish-page.tsx')).PublishVideoPage },
  { path: '/myPublish', open: false, page: async () => (await import('./pages/my-publish-page.tsx')).MyPublishPage },
]
