import type { faceAuditManageTexts as source } from '../zh-cn/face.audit.manage.ts'

export const faceAuditManageTexts = {
  'face.audit_act_cancelled': 'Cancelled',
  'face.audit_act_rescheduled': 'Rescheduled',
  'face.audit_act_undone': 'Undone',
  'face.audit_thing_face': 'Session',
  'face.audit_thing_room': 'Room',
  'face.audit_thing_seat': 'Seat',
  'face.audit_thing_attendance': 'Attendance',
  'face.audit_act_marked': 'Marked',
  'face.audit_act_imported': 'Imported',
  'face.audit_act_leave_granted': 'Leave granted',
  'face.audit_act_leave_refused': 'Leave refused',
  'face.audit_thing_record': 'Training record',
  'face.audit_act_scored': 'Score set',
  'face.audit_thing_cost': 'Costs of a session',
  'face.audit_thing_report': 'Session report',
} satisfies Record<keyof typeof source, string>
