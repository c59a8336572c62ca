import type { studyErrors as source } from '../zh-cn/study.errors.ts'

export const studyErrors = {
  'study.gone': 'Nội dung học không còn hoặc bạn không có quyền học',
  'study.locked': 'Hãy hoàn thành nội dung phía trước trước',
  'study.not_ready': 'Tệp đang được xử lý, vui lòng thử lại sau',
  'study.viewing_unknown': 'Lượt học này đã kết thúc, vui lòng mở lại',
  'study.note_gone': 'Ghi chú không còn hoặc đã bị xóa',
  'study.too_many_notes': 'Đã đạt giới hạn 500 ghi chú tại đây',
} satisfies Record<keyof typeof source, string>
