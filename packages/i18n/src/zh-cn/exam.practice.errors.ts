export const examPracticeErrors = {
  'exam.practice_unknown': '该练习不存在',
  'exam.practice_not_open': '练习还没有开始',
  'exam.practice_over': '练习已经结束',
  'exam.practice_not_repeatable': '该练习只能做一次',
  'exam.practice_attempt_unknown': '该练习记录不存在',
  'exam.practice_handed_in': '练习已经提交，不能再修改',
  'exam.practice_running': '练习还没有提交',
  'exam.practice_no_questions': '没有可以练习的题目',
  'exam.practice_wrong_state': '练习的状态已经改变，无法执行此操作',
}
