export const surveyShellTexts = {
  'survey.title': '我的调研',
}
