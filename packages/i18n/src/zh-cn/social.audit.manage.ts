/** How the audit log names what the domain records. */
export const socialAuditManageTexts = {
  'social.audit_thing_comment': '评论',
  'social.audit_act_reviewed': '已查看',
  'social.audit_act_reported': '被举报',
}
