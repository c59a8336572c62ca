export const courseTexts = {
  'course.title': '课程',
}
