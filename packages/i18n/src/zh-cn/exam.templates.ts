export const examTemplates = {
  'exam.opens.title': '考试“{exam}”已开放',
  'exam.opens.content': '考试“{exam}”现在可以参加了，点击查看时间和要求。',
  'exam.ends_soon.title': '考试“{exam}”即将截止',
  'exam.ends_soon.content': '考试“{exam}”将在 24 小时内截止，您还没有参加。',
  'exam.result.title': '考试“{exam}”成绩已出',
  'exam.result.content': '您参加的考试“{exam}”已出结果，点击查看。',
  'exam.retake.title': '您可以再次参加考试“{exam}”',
  'exam.retake.content': '管理员为您开放了考试“{exam}”，点击查看截止时间和剩余次数。',
  'exam.reminder.title': '提醒：请参加考试“{exam}”',
  'exam.reminder.content': '您还没有参加考试“{exam}”，请在截止前完成。',
}
