import type { faceAuditManageTexts as source } from '../zh-cn/face.audit.manage.ts'

export const faceAuditManageTexts = {
  'face.audit_act_cancelled': 'Dibatalkan',
  'face.audit_act_rescheduled': 'Dijadwal ulang',
  'face.audit_act_undone': 'Diurungkan',
  'face.audit_thing_face': 'Sesi',
  'face.audit_thing_room': 'Ruangan',
  'face.audit_thing_seat': 'Kursi',
  'face.audit_thing_attendance': 'Kehadiran',
  'face.audit_act_marked': 'Ditandai',
  'face.audit_act_imported': 'Diimpor',
  'face.audit_act_leave_granted': 'Izin disetujui',
  'face.audit_act_leave_refused': 'Izin ditolak',
  'face.audit_thing_record': 'Catatan pelatihan',
  'face.audit_act_scored': 'Nilai diisi',
  'face.audit_thing_cost': 'Biaya sesi',
  'face.audit_thing_report': 'Laporan sesi',
} satisfies Record<keyof typeof source, string>
