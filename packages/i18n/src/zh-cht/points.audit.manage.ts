import type { pointsAuditManageTexts as source } from '../zh-cn/points.audit.manage.ts'

export const pointsAuditManageTexts = {
  'points.audit_thing_rule': '積分規則',
  'points.audit_thing_settings': '積分設定',
  'points.audit_thing_adjustment': '積分調整',
  'points.audit_thing_ledger': '積分帳本',
  'points.audit_act_proposed': '提出',
  'points.audit_act_approved': '通過',
  'points.audit_act_rejected': '駁回',
  'points.audit_field_isOn': '開啟',
  'points.audit_field_points': '積分',
  'points.audit_field_dailyCap': '每日上限',
  'points.audit_field_lifetimeCap': '累計上限',
  'points.audit_field_coolDownMinutes': '間隔分鐘',
  'points.audit_field_until': '結束時間',
  'points.audit_field_validMonths': '有效月數',
  'points.audit_field_state': '狀態',
  'points.audit_field_reason': '原因',
  'points.audit_field_note': '審核意見',
} satisfies Record<keyof typeof source, string>
