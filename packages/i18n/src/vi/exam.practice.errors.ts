import type { examPracticeErrors as source } from '../zh-cn/exam.practice.errors.ts'

export const examPracticeErrors = {
  'exam.practice_unknown': 'Bài luyện tập này không tồn tại',
  'exam.practice_not_open': 'Bài luyện tập chưa mở',
  'exam.practice_over': 'Bài luyện tập đã kết thúc',
  'exam.practice_not_repeatable': 'Bài luyện tập này chỉ được làm một lần',
  'exam.practice_attempt_unknown': 'Lượt luyện tập này không tồn tại',
  'exam.practice_handed_in': 'Bài luyện tập đã nộp nên không thể sửa câu trả lời',
  'exam.practice_running': 'Bài luyện tập chưa được nộp',
  'exam.practice_no_questions': 'Không có câu hỏi nào để luyện tập',
  'exam.practice_wrong_state': 'Trạng thái của bài luyện tập đã thay đổi nên không thể thực hiện thao tác này',
} satisfies Record<keyof typeof source, string>
