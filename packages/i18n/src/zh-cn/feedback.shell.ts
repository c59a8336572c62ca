export const feedbackShellTexts = {
  'feedback.title': '意见反馈',
  'feedback.ceo': 'CEO 直通车',
}
