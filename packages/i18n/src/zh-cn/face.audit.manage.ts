/** How the audit log names what the domain records. */
export const faceAuditManageTexts = {
  'face.audit_act_cancelled': '取消',
  'face.audit_act_rescheduled': '改期',
  'face.audit_act_undone': '撤销变更',
  'face.audit_thing_face': '面授',
  'face.audit_thing_room': '教室',
  'face.audit_thing_seat': '席位',
  'face.audit_thing_attendance': '考勤',
  'face.audit_act_marked': '登记',
  'face.audit_act_imported': '导入',
  'face.audit_act_leave_granted': '批准请假',
  'face.audit_act_leave_refused': '拒绝请假',
  'face.audit_thing_record': '培训记录',
  'face.audit_act_scored': '登记成绩',
  'face.audit_thing_cost': '场次成本',
  'face.audit_thing_report': '面授报表',
}
