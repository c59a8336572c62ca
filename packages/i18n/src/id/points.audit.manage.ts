import type { pointsAuditManageTexts as source } from '../zh-cn/points.audit.manage.ts'

export const pointsAuditManageTexts = {
  'points.audit_thing_rule': 'aturan poin',
  'points.audit_thing_settings': 'pengaturan poin',
  'points.audit_thing_adjustment': 'penyesuaian poin',
  'points.audit_thing_ledger': 'buku besar poin',
  'points.audit_act_proposed': 'diusulkan',
  'points.audit_act_approved': 'disetujui',
  'points.audit_act_rejected': 'ditolak',
  'points.audit_field_isOn': 'Aktif',
  'points.audit_field_points': 'Poin',
  'points.audit_field_dailyCap': 'Batas sehari',
  'points.audit_field_lifetimeCap': 'Batas keseluruhan',
  'points.audit_field_coolDownMinutes': 'Jeda dalam menit',
  'points.audit_field_until': 'Berakhir',
  'points.audit_field_validMonths': 'Bulan berlaku',
  'points.audit_field_state': 'Status',
  'points.audit_field_reason': 'Alasan',
  'points.audit_field_note': 'Catatan',
} satisfies Record<keyof typeof source, string>
