import type { articleErrors as source } from '../zh-cn/article.errors.ts'

export const articleErrors = {
  'article.gone': 'Tin tức không còn, đã gỡ hoặc bạn không có quyền xem',
  'article.bad_link': 'Liên kết phải bắt đầu bằng http:// hoặc https://',
  'article.empty': 'Nội dung không được để trống',
  'article.fact.title': 'Tiêu đề',
  'article.fact.author': 'Tác giả',
  'article.fact.category': 'Danh mục',
  'article.fact.summary': 'Tóm tắt',
  'article.fact.content': 'Nội dung',
} satisfies Record<keyof typeof source, string>
