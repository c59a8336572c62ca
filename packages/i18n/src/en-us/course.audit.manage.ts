import type { courseAuditManageTexts as source } from '../zh-cn/course.audit.manage.ts'

export const courseAuditManageTexts = {
  'course.audit_thing_course': 'Course',
  'course.audit_thing_courseware': 'Courseware',
  'course.audit_thing_report': 'Study report',
  'course.audit_field_chapters': 'Chapters',
  'course.audit_field_courseId': 'Course id',
  'course.audit_field_courseWareType': 'Type of courseware',
  'course.audit_field_isInOrder': 'In order',
  'course.audit_field_isRequired': 'Required',
  'course.audit_field_lecturers': 'Lecturers',
  'course.audit_field_minSeconds': 'Least study time (s)',
  'course.audit_field_points': 'Points',
  'course.audit_field_seekAhead': 'Jumping ahead allowed',
  'course.audit_field_threshold': 'Share to be seen (%)',
  'course.audit_act_asked': 'Publication asked for',
  'course.audit_act_unasked': 'Request to publish taken back',
} satisfies Record<keyof typeof source, string>
