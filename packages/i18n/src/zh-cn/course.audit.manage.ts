/** How the audit log names what the domain records. */
export const courseAuditManageTexts = {
  'course.audit_thing_course': '课程',
  'course.audit_thing_courseware': '课件',
  'course.audit_thing_report': '学习报表',
  'course.audit_field_chapters': '章节',
  'course.audit_field_courseId': '课程编号',
  'course.audit_field_courseWareType': '课件类型',
  'course.audit_field_isInOrder': '按顺序学习',
  'course.audit_field_isRequired': '必修',
  'course.audit_field_lecturers': '讲师',
  'course.audit_field_minSeconds': '最短学习时长（秒）',
  'course.audit_field_points': '积分',
  'course.audit_field_seekAhead': '允许快进',
  'course.audit_field_threshold': '完成比例（%）',
  'course.audit_act_asked': '申请发布',
  'course.audit_act_unasked': '撤回发布申请',
}
