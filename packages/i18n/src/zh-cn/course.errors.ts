export const courseErrors = {
  'course.deleted': '课程已删除，无法观看',
  'course.not_published': '课程未发布或已下架',
  'course.not_for_you': '您没有学习该课程的权限',
  'course.unknown': '课程或课件不存在',
  'course.courseware_in_use': '还有 {count} 门课程使用该课件，请先移除',
  'course.has_faults': '还有 {faults} 处需要先改好才能发布',
  'course.bad_courseware': '课件内容与类型不符',
  'course.bad_link': '链接须以 http:// 或 https:// 开头',
}
