import type { courseLearnManageTexts as source } from '../zh-cn/course.learn.manage.ts'

export const courseLearnManageTexts = {
  'course.desk_intro': 'Xem theo danh mục, hoặc tìm trong tiêu đề, giảng viên và nội dung tài liệu',
  'course.desk_found': 'Tìm thấy {count} khóa học cho “{words}”',
  'course.desk_search_clear': 'Xóa tìm kiếm',
  'course.desk_suggestions': 'Gợi ý',
  'course.desk_to_course': 'Về khóa học',
  'course.desk_theatre': 'Phát rộng',
  'course.desk_theatre_leave': 'Thoát phát rộng',
  'course.desk_panel': 'Mục lục và ghi chú',
  'course.desk_picture_before': 'Ảnh trước',
  'course.desk_picture_after': 'Ảnh sau',
} satisfies Record<keyof typeof source, string>
