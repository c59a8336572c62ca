export const lecturerErrors = {
  'lecturer.gone': '讲师不存在或已移除',
  'lecturer.in_use': '还有 {count} 门课程或面授使用该讲师，请先更换',
  'lecturer.person_taken': '该员工已是讲师',
  'lecturer.person_unknown': '找不到该员工',
}
