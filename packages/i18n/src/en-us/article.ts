import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.detail': 'Article',
  'article.search': 'Search articles',
  'article.search_clear': 'Clear search',
  'article.categories': 'Categories',
  'article.all': 'All',
  'article.pinned': 'Pinned',
  'article.elsewhere': 'Page on another site',
  'article.open_page': 'Open {host}',
  'article.none': 'No articles yet',
  'article.none_text': 'News and articles of your company will appear here',
  'article.none_here': 'Nothing in this category yet',
  'article.show_all': 'Show all articles',
  'article.none_found': 'Nothing found for “{words}”',
  'article.closed_title': 'Sign in to read',
  'article.closed_text': 'This article is for people of the company',
  'article.sign_in': 'Sign in',
  'article.sign_in_to_talk': 'Sign in to like, save and comment',
} satisfies Record<keyof typeof source, string>
