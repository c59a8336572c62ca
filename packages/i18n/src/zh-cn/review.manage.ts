export const reviewManageTexts = {
  'review.manage': '评审',
  'review.marking': '阅卷',
  'review.exam': '考试',
  'review.paper': '答卷',
  'review.question': '题目',
}
