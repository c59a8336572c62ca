export const lecturerShellTexts = {
  'lecturer.title': '讲师中心',
  'lecturer.courses_count': '{count, plural, other {# 门课程}}',
  'lecturer.kind_lecturer': '讲师',
  'lecturer.one_lecturer': '讲师',
}
