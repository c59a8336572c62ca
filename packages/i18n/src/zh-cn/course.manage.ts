export const courseManageTexts = {
  'course.manage': '课程',
}
