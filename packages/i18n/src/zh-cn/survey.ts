export const surveyTexts = {
  'survey.title': '我的调研',
}
