import type { pointsManageTexts as source } from '../zh-cn/points.manage.ts'

export const pointsManageTexts = {
  'org.rights_points': '積分',
  'org.right.points.rules.edit': '設定積分規則',
  'org.right.points.rules.edit.text': '修改積分規則和有效期，預覽上月發放',
  'org.right.points.ledger.view': '檢視積分帳本',
  'org.right.points.ledger.view.text': '檢視每個人的積分流水和調整，匯出',
  'org.right.points.adjust': '提出積分調整',
  'org.right.points.adjust.text': '提議增加或扣除某人的積分，由他人審核',
  'org.right.points.approve': '審核積分調整',
  'org.right.points.approve.text': '通過或駁回他人提出的積分調整',
  'points.manage': '積分',
  'points.jump': '我的積分',
  'points.batch_export': '匯出積分明細',
  'points.manage_rules': '積分規則',
  'points.manage_ledger': '積分帳本',
  'points.manage_adjustments': '積分調整',
  'points.manage_state_any': '全部狀態',
  'points.manage_state_proposed': '待審核',
  'points.manage_state_approved': '已通過',
  'points.manage_state_rejected': '已駁回',
  'points.manage_state_withdrawn': '已撤回',
} satisfies Record<keyof typeof source, string>
