import type { articleManageTexts as source } from '../zh-cn/article.manage.ts'

export const articleManageTexts = {
  'article.manage': 'News',
  'article.manage_articles': 'Articles',
  'article.manage_state_published': 'Published',
  'article.manage_categories': 'Article categories',
  'article.manage_edit_title': 'Edit article',
  'article.manage_type_here': 'Written here',
  'article.manage_type_elsewhere': 'Page elsewhere',
  'article.jump_article': 'An article',
  'article.jump_articles': 'Articles',
  'article.pick_article': 'Choose an article',
  'article.use_article': 'Article',
} satisfies Record<keyof typeof source, string>
