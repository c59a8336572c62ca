/** How the audit log names what the domain records. */
export const communityAuditManageTexts = {
  'community.audit_thing_board': '板块',
  'community.audit_thing_content': '社区内容',
  'community.audit_thing_banner': '社区横幅',
  'community.audit_thing_word': '敏感词',
  'community.audit_thing_person': '社区成员',
  'community.audit_act_approved': '通过审核',
  'community.audit_act_refused': '未通过审核',
  'community.audit_act_reviewed': '查看后保留',
  'community.audit_act_warned': '提醒作者',
  'community.audit_act_hidden': '隐藏',
  'community.audit_act_restored': '恢复显示',
  'community.audit_act_pinned': '置顶',
  'community.audit_act_unpinned': '取消置顶',
  'community.audit_act_muted': '禁言',
  'community.audit_act_unmuted': '解除禁言',
  'community.audit_act_moderators': '更换版主',
}
