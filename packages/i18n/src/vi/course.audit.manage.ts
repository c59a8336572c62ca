import type { courseAuditManageTexts as source } from '../zh-cn/course.audit.manage.ts'

export const courseAuditManageTexts = {
  'course.audit_thing_course': 'Khóa học',
  'course.audit_thing_courseware': 'Học liệu',
  'course.audit_thing_report': 'Báo cáo học tập',
  'course.audit_field_chapters': 'Chương',
  'course.audit_field_courseId': 'Mã khóa học',
  'course.audit_field_courseWareType': 'Loại học liệu',
  'course.audit_field_isInOrder': 'Học theo thứ tự',
  'course.audit_field_isRequired': 'Bắt buộc',
  'course.audit_field_lecturers': 'Giảng viên',
  'course.audit_field_minSeconds': 'Thời gian học tối thiểu (giây)',
  'course.audit_field_points': 'Điểm',
  'course.audit_field_seekAhead': 'Cho phép tua tới',
  'course.audit_field_threshold': 'Tỷ lệ cần xem (%)',
  'course.audit_act_asked': 'Xin xuất bản',
  'course.audit_act_unasked': 'Rút yêu cầu xuất bản',
} satisfies Record<keyof typeof source, string>
