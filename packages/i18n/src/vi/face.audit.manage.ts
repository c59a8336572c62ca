import type { faceAuditManageTexts as source } from '../zh-cn/face.audit.manage.ts'

export const faceAuditManageTexts = {
  'face.audit_act_cancelled': 'Hủy',
  'face.audit_act_rescheduled': 'Dời lịch',
  'face.audit_act_undone': 'Hoàn tác',
  'face.audit_thing_face': 'Buổi học',
  'face.audit_thing_room': 'Phòng',
  'face.audit_thing_seat': 'Chỗ',
  'face.audit_thing_attendance': 'Điểm danh',
  'face.audit_act_marked': 'Ghi nhận',
  'face.audit_act_imported': 'Nhập từ tệp',
  'face.audit_act_leave_granted': 'Duyệt nghỉ',
  'face.audit_act_leave_refused': 'Không duyệt nghỉ',
  'face.audit_thing_record': 'Hồ sơ đào tạo',
  'face.audit_act_scored': 'Nhập điểm',
  'face.audit_thing_cost': 'Chi phí buổi học',
  'face.audit_thing_report': 'Báo cáo buổi học',
} satisfies Record<keyof typeof source, string>
