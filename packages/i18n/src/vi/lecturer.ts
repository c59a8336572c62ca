import type { lecturerTexts as source } from '../zh-cn/lecturer.ts'

export const lecturerTexts = {
  'lecturer.detail': 'Giảng viên',
  'lecturer.search': 'Tìm giảng viên',
  'lecturer.search_hint': 'Tên, công ty hoặc cấp bậc',
  'lecturer.search_start': 'Bạn muốn tìm ai?',
  'lecturer.search_text': 'Nhập tên, công ty hoặc cấp bậc; kết quả hiện ngay khi gõ',
  'lecturer.kinds': 'Loại giảng viên',
  'lecturer.kind_all': 'Tất cả',
  'lecturer.kind_internal': 'Nội bộ',
  'lecturer.kind_external': 'Bên ngoài',
  'lecturer.kind_official': 'Chính thức',
  'lecturer.kind_assistant': 'Trợ giảng',
  'lecturer.courses': 'Khóa học',
  'lecturer.duration': 'Tổng thời lượng',
  'lecturer.introduction': 'Giới thiệu',
  'lecturer.none': 'Chưa có giảng viên',
  'lecturer.none_text': 'Giảng viên của công ty sẽ xuất hiện tại đây',
  'lecturer.none_of_kind': 'Chưa có giảng viên loại này',
  'lecturer.show_all': 'Xem tất cả giảng viên',
  'lecturer.none_found': 'Không tìm thấy “{words}”',
} satisfies Record<keyof typeof source, string>
