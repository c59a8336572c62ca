import type { courseShellTexts as source } from '../zh-cn/course.shell.ts'

export const courseShellTexts = {
  'course.title': 'Khóa học',
  'course.categories': 'Danh mục khóa học',
  'course.all': 'Tất cả',
  'course.all_courses': 'Xem tất cả khóa học',
  'course.none': 'Chưa có khóa học nào ở đây',
  'course.items': '{count} bài',
  'course.learners': '{count} người đã học',
  'course.learned': 'Đã học',
  'course.progress': 'Tiến độ',
  'course.kind_course': 'Khóa học',
  'course.one_course': 'Khóa học',
  'course.kind_courseware': 'Bài học',
  'course.one_courseware': 'Bài học',
} satisfies Record<keyof typeof source, string>
