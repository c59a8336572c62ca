export const reviewManageTexts = {
  'review.manage': '评审',
  'review.marking': '阅卷',
  'review.exam': '考试',
  'review.paper': '答卷',
  'review.question': '题目',
  'review.homework': '批阅作业',
  'review.homework_task': '作业任务',
  'review.hand_in': '提交的作业',
}
