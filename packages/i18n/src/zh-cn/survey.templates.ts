export const surveyTemplates = {
  'survey.opened.title': '请参与调研：{name}',
  'survey.opened.content': '调研“{name}”已经开始，期待您的意见。',
  'survey.opened_anonymous.title': '请参与匿名调研：{name}',
  'survey.opened_anonymous.content': '匿名调研“{name}”已经开始。您的回答不会与您本人关联，请放心填写。',
  'survey.reminder.title': '还没有参与调研：{name}',
  'survey.reminder.content': '调研“{name}”还没有收到您的回复，请抽空填写。',
}
