export const examLearnManageTexts = {
  'exam.learn_intro': '在这里参加考试，查看成绩和答卷',
  'exam.learn_states': '按状态筛选',
  'exam.learn_none_here': '没有这种状态的考试',
  'exam.learn_show_all': '查看全部考试',
  'exam.learn_questions': '{count} 题',
  'exam.learn_view': '答题方式',
  'exam.learn_back': '返回考试',
  'exam.learn_answered': '作答情况',
}
