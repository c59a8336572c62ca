import type { courseAuditManageTexts as source } from '../zh-cn/course.audit.manage.ts'

export const courseAuditManageTexts = {
  'course.audit_thing_course': '課程',
  'course.audit_thing_courseware': '課件',
  'course.audit_thing_report': '學習報表',
  'course.audit_field_chapters': '章節',
  'course.audit_field_courseId': '課程編號',
  'course.audit_field_courseWareType': '課件類型',
  'course.audit_field_isInOrder': '依序學習',
  'course.audit_field_isRequired': '必修',
  'course.audit_field_lecturers': '講師',
  'course.audit_field_minSeconds': '最短學習時間（秒）',
  'course.audit_field_points': '點數',
  'course.audit_field_seekAhead': '允許快轉',
  'course.audit_field_threshold': '完成比例（%）',
  'course.audit_act_asked': '申請發佈',
  'course.audit_act_unasked': '撤回發佈申請',
} satisfies Record<keyof typeof source, string>
