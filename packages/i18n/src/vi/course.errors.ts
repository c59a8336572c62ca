import type { courseErrors as source } from '../zh-cn/course.errors.ts'

export const courseErrors = {
  'course.deleted': 'Khóa học đã bị xóa, không thể xem',
  'course.not_published': 'Khóa học chưa phát hành hoặc đã gỡ',
  'course.not_for_you': 'Bạn không có quyền học khóa học này',
  'course.unknown': 'Khóa học hoặc học liệu không tồn tại',
  'course.courseware_in_use': 'Còn {count} khóa học dùng học liệu này, hãy gỡ trước',
  'course.has_faults': 'Còn {faults} chỗ cần sửa trước khi phát hành',
  'course.bad_courseware': 'Nội dung học liệu không khớp với loại',
  'course.bad_link': 'Liên kết phải bắt đầu bằng http:// hoặc https://',
  'course.column.state': 'Trạng thái',
  'course.column.percent': 'Tiến độ (%)',
  'course.column.time': 'Thời gian học',
  'course.column.started': 'Bắt đầu',
  'course.column.last': 'Học gần nhất',
  'course.column.finished': 'Hoàn thành',
  'course.state.not_started': 'Chưa bắt đầu',
  'course.state.in_progress': 'Đang học',
  'course.state.finished': 'Đã hoàn thành',
  'course.file.report': 'Báo cáo học tập',
} satisfies Record<keyof typeof source, string>
