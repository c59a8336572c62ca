import type { pointsAuditManageTexts as source } from '../zh-cn/points.audit.manage.ts'

export const pointsAuditManageTexts = {
  'points.audit_thing_rule': 'earning rule',
  'points.audit_thing_settings': 'settings of points',
  'points.audit_thing_adjustment': 'points adjustment',
  'points.audit_thing_ledger': 'points ledger',
  'points.audit_act_proposed': 'proposed',
  'points.audit_act_approved': 'approved',
  'points.audit_act_rejected': 'rejected',
  'points.audit_field_isOn': 'On',
  'points.audit_field_points': 'Points',
  'points.audit_field_dailyCap': 'Limit a day',
  'points.audit_field_lifetimeCap': 'Limit in total',
  'points.audit_field_coolDownMinutes': 'Cool-down in minutes',
  'points.audit_field_until': 'Ends',
  'points.audit_field_validMonths': 'Months of validity',
  'points.audit_field_state': 'State',
  'points.audit_field_reason': 'Reason',
  'points.audit_field_note': 'Note',
} satisfies Record<keyof typeof source, string>
