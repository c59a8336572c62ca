import type { pointsAuditManageTexts as source } from '../zh-cn/points.audit.manage.ts'

export const pointsAuditManageTexts = {
  'points.audit_thing_rule': 'quy tắc tích điểm',
  'points.audit_thing_settings': 'cài đặt điểm',
  'points.audit_thing_adjustment': 'điều chỉnh điểm',
  'points.audit_thing_ledger': 'sổ điểm',
  'points.audit_act_proposed': 'đề xuất',
  'points.audit_act_approved': 'duyệt',
  'points.audit_act_rejected': 'từ chối',
  'points.audit_field_isOn': 'Bật',
  'points.audit_field_points': 'Điểm',
  'points.audit_field_dailyCap': 'Giới hạn mỗi ngày',
  'points.audit_field_lifetimeCap': 'Giới hạn tổng',
  'points.audit_field_coolDownMinutes': 'Khoảng cách (phút)',
  'points.audit_field_until': 'Kết thúc',
  'points.audit_field_validMonths': 'Số tháng hiệu lực',
  'points.audit_field_state': 'Trạng thái',
  'points.audit_field_reason': 'Lý do',
  'points.audit_field_note': 'Ghi chú',
} satisfies Record<keyof typeof source, string>
