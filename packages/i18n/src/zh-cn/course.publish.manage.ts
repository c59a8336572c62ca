export const coursePublishManageTexts = {
  'course.publish': '发布',
}
