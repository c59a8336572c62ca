import type { articleAuditManageTexts as source } from '../zh-cn/article.audit.manage.ts'

export const articleAuditManageTexts = {
  'article.audit_thing_article': 'Artikel',
  'article.audit_field_articleType': 'Bentuk isi',
  'article.audit_field_author': 'Penulis',
  'article.audit_field_isPinned': 'Disematkan',
  'article.audit_act_asked': 'Penerbitan diminta',
  'article.audit_act_unasked': 'Permintaan terbit ditarik',
} satisfies Record<keyof typeof source, string>
