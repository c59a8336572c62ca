/** How the audit log names what the domain records. */
export const articleAuditManageTexts = {
  'article.audit_thing_article': '资讯',
  'article.audit_field_articleType': '内容形式',
  'article.audit_field_author': '作者',
  'article.audit_field_isPinned': '置顶',
  'article.audit_act_asked': '申请发布',
  'article.audit_act_unasked': '撤回发布申请',
}
