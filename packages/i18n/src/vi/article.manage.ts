import type { articleManageTexts as source } from '../zh-cn/article.manage.ts'

export const articleManageTexts = {
  'article.manage': 'Tin tức',
  'article.manage_articles': 'Bài viết',
  'article.manage_state_published': 'Đã xuất bản',
  'article.manage_categories': 'Danh mục bài viết',
  'article.manage_edit_title': 'Sửa bài viết',
  'article.manage_type_here': 'Viết tại đây',
  'article.manage_type_elsewhere': 'Trang bên ngoài',
  'article.jump_article': 'Một bài viết',
  'article.jump_articles': 'Bài viết',
  'article.pick_article': 'Chọn bài viết',
  'article.use_article': 'Bài viết',
} satisfies Record<keyof typeof source, string>
