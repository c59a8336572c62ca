import type { examPracticeErrors as source } from '../zh-cn/exam.practice.errors.ts'

export const examPracticeErrors = {
  'exam.practice_unknown': '此練習不存在',
  'exam.practice_not_open': '練習尚未開始',
  'exam.practice_over': '練習已經結束',
  'exam.practice_not_repeatable': '此練習只能作答一次',
  'exam.practice_attempt_unknown': '此練習紀錄不存在',
  'exam.practice_handed_in': '練習已提交，無法再修改',
  'exam.practice_running': '練習尚未提交',
  'exam.practice_no_questions': '沒有可以練習的題目',
  'exam.practice_wrong_state': '練習的狀態已變更，無法執行此操作',
} satisfies Record<keyof typeof source, string>
