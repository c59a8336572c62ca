export const studyTexts = {
  'study.title': '学习时长',
  'study.outbox_label': '学习记录',
}
