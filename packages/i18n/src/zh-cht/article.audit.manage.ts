import type { articleAuditManageTexts as source } from '../zh-cn/article.audit.manage.ts'

export const articleAuditManageTexts = {
  'article.audit_thing_article': '資訊',
  'article.audit_field_articleType': '內容形式',
  'article.audit_field_author': '作者',
  'article.audit_field_isPinned': '置頂',
  'article.audit_act_asked': '申請發佈',
  'article.audit_act_unasked': '撤回發佈申請',
} satisfies Record<keyof typeof source, string>
