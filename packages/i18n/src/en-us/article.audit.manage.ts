import type { articleAuditManageTexts as source } from '../zh-cn/article.audit.manage.ts'

export const articleAuditManageTexts = {
  'article.audit_thing_article': 'Article',
  'article.audit_field_articleType': 'What it is',
  'article.audit_field_author': 'Author',
  'article.audit_field_isPinned': 'Pinned',
  'article.audit_act_asked': 'Publication asked for',
  'article.audit_act_unasked': 'Request to publish taken back',
} satisfies Record<keyof typeof source, string>
