import type { studyErrors as source } from '../zh-cn/study.errors.ts'

export const studyErrors = {
  'study.gone': 'Nội dung học không còn hoặc bạn không có quyền học',
  'study.locked': 'Hãy hoàn thành nội dung phía trước trước',
  'study.not_ready': 'Tệp đang được xử lý, vui lòng thử lại sau',
  'study.viewing_unknown': 'Lượt học này đã kết thúc, vui lòng mở lại',
  'study.note_gone': 'Ghi chú không còn hoặc đã bị xóa',
  'study.too_many_notes': 'Đã đạt giới hạn 500 ghi chú tại đây',
  'study.bad_range': 'Hãy chọn từ 1 đến {most} ngày, ngày đầu không sau ngày cuối',
  'study.column.stay': 'Thời gian ở trong ứng dụng',
  'study.column.stay_days': 'Số ngày',
  'study.column.last_day': 'Ngày gần nhất',
  'study.column.day': 'Ngày',
  'study.sheet.people': 'Mọi người',
  'study.sheet.days': 'Theo ngày',
  'study.file.stay': 'Thời gian ở trong ứng dụng',
} satisfies Record<keyof typeof source, string>
