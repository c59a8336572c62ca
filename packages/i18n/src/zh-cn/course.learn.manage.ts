export const courseLearnManageTexts = {
  'course.desk_intro': '按分类浏览，或搜索标题、讲师和文档里的内容',
  'course.desk_found': '“{words}”共找到 {count} 门课程',
  'course.desk_search_clear': '清空搜索',
  'course.desk_suggestions': '搜索建议',
  'course.desk_to_course': '返回课程',
  'course.desk_theatre': '宽屏播放',
  'course.desk_theatre_leave': '退出宽屏',
  'course.desk_panel': '目录与笔记',
  'course.desk_picture_before': '上一张',
  'course.desk_picture_after': '下一张',
}
