export const lecturerManageTexts = {
  'lecturer.manage': '讲师',
}
