import type { faceAuditManageTexts as source } from '../zh-cn/face.audit.manage.ts'

export const faceAuditManageTexts = {
  'face.audit_act_cancelled': '取消',
  'face.audit_act_rescheduled': '改期',
  'face.audit_act_undone': '復原變更',
  'face.audit_thing_face': '面授',
  'face.audit_thing_room': '教室',
  'face.audit_thing_seat': '席位',
  'face.audit_thing_attendance': '考勤',
  'face.audit_act_marked': '登記',
  'face.audit_act_imported': '匯入',
  'face.audit_act_leave_granted': '核准請假',
  'face.audit_act_leave_refused': '拒絕請假',
  'face.audit_thing_record': '培訓記錄',
  'face.audit_act_scored': '登記成績',
  'face.audit_thing_cost': '場次成本',
  'face.audit_thing_report': '面授報表',
} satisfies Record<keyof typeof source, string>
