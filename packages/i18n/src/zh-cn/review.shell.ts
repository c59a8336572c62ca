export const reviewShellTexts = {
  'review.approvals': '审批',
  'review.teaching': '教学管理',
  'review.teaching_desktop': '手机端尚未开放，请在电脑端批阅考试和作业',
}
