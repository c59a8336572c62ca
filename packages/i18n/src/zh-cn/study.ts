export const studyTexts = {
  'study.title': '学习时长',
}
