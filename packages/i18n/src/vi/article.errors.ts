import type { articleErrors as source } from '../zh-cn/article.errors.ts'

export const articleErrors = {
  'article.gone': 'Tin tức không còn, đã gỡ hoặc bạn không có quyền xem',
  'article.bad_link': 'Liên kết phải bắt đầu bằng http:// hoặc https://',
  'article.empty': 'Nội dung không được để trống',
} satisfies Record<keyof typeof source, string>
