export const reviewShellTexts = {
  'review.approvals': '审批',
}
