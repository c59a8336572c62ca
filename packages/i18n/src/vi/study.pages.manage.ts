import type { studyPagesManageTexts as source } from '../zh-cn/study.pages.manage.ts'

export const studyPagesManageTexts = {
  'study.note_write': 'Viết ghi chú',
  'study.note_hint': 'Ghi lại điều bạn đang nghĩ, chỉ mình bạn thấy',
  'study.note_save': 'Lưu ghi chú',
  'study.note_edit': 'Sửa ghi chú',
  'study.note_remove': 'Xóa ghi chú',
  'study.note_remove_ask': 'Xóa ghi chú này?',
  'study.note_act': 'Ghi chú “{content}”',
  'study.note_remove_act': 'Xóa ghi chú “{content}”',
  'study.note_waiting': 'Sẽ lưu khi có mạng',
  'study.note_refused': 'Chưa lưu: {reason}',
  'study.note_none': 'Vừa học vừa ghi: mỗi ghi chú gắn với đúng thời điểm đó, bấm là quay lại được',
  'study.note_none_course': 'Khóa học này chưa có ghi chú',
  'study.note_whole': 'Cả bài',
  'study.note_pin': 'Gắn vào vị trí hiện tại',
  'study.note_go': 'Đến {place}',
  'study.note_more': 'Xem thêm',
  'study.note_all': 'Tất cả ghi chú',
  'study.note_none_yet': 'Chưa có ghi chú nào',
  'study.note_thing_gone': 'Nội dung không còn',
  'study.note_of_gone': 'Nội dung đã xóa',
} satisfies Record<keyof typeof source, string>
