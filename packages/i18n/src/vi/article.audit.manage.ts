import type { articleAuditManageTexts as source } from '../zh-cn/article.audit.manage.ts'

export const articleAuditManageTexts = {
  'article.audit_thing_article': 'Bài viết',
  'article.audit_field_articleType': 'Hình thức',
  'article.audit_field_author': 'Tác giả',
  'article.audit_field_isPinned': 'Ghim',
  'article.audit_act_asked': 'Xin xuất bản',
  'article.audit_act_unasked': 'Rút yêu cầu xuất bản',
} satisfies Record<keyof typeof source, string>
