export const lecturerManageTexts = {
  'lecturer.manage': '讲师',
  'lecturer.manage_lecturers': '讲师管理',
  'lecturer.jump_lecturer': '讲师',
  'lecturer.jump_lecturers': '讲师中心',
  'lecturer.pick_lecturer': '选择讲师',
  'lecturer.use_lecturer': '讲师',
}
