export const lecturerTexts = {
  'lecturer.title': '讲师中心',
}
