import type { examLearnManageTexts as source } from '../zh-cn/exam.learn.manage.ts'

export const examLearnManageTexts = {
  'exam.learn_intro': 'Làm bài thi và xem kết quả của bạn tại đây',
  'exam.learn_states': 'Lọc theo trạng thái',
  'exam.learn_none_here': 'Không có bài thi nào ở trạng thái này',
  'exam.learn_show_all': 'Tất cả bài thi',
  'exam.learn_questions': '{count} câu hỏi',
  'exam.learn_view': 'Cách hiển thị câu hỏi',
  'exam.learn_back': 'Quay lại bài thi',
  'exam.learn_answered': 'Câu trả lời',
} satisfies Record<keyof typeof source, string>
