import type { communityAuditManageTexts as source } from '../zh-cn/community.audit.manage.ts'

export const communityAuditManageTexts = {
  'community.audit_thing_board': '板塊',
  'community.audit_thing_content': '社群內容',
  'community.audit_thing_banner': '社群橫幅',
  'community.audit_thing_word': '敏感詞',
  'community.audit_thing_person': '社群成員',
  'community.audit_act_approved': '通過審核',
  'community.audit_act_refused': '未通過審核',
  'community.audit_act_reviewed': '查看後保留',
  'community.audit_act_warned': '提醒作者',
  'community.audit_act_hidden': '隱藏',
  'community.audit_act_restored': '恢復顯示',
  'community.audit_act_pinned': '置頂',
  'community.audit_act_unpinned': '取消置頂',
  'community.audit_act_muted': '禁言',
  'community.audit_act_unmuted': '解除禁言',
  'community.audit_act_moderators': '更換版主',
  'community.audit_act_taken_over': '轉為資訊',
  'community.audit_act_author_asked': '申請查看匿名作者',
  'community.audit_act_author_refused': '結束查看匿名作者的申請',
  'community.audit_act_author_disclosed': '確認查看匿名作者',
} satisfies Record<keyof typeof source, string>
