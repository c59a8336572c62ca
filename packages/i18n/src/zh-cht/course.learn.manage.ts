import type { courseLearnManageTexts as source } from '../zh-cn/course.learn.manage.ts'

export const courseLearnManageTexts = {
  'course.desk_intro': '按分類瀏覽，或搜尋標題、講師和文件裡的內容',
  'course.desk_found': '“{words}”共找到 {count} 門課程',
  'course.desk_search_clear': '清空搜尋',
  'course.desk_suggestions': '搜尋建議',
  'course.desk_to_course': '返回課程',
  'course.desk_theatre': '寬螢幕播放',
  'course.desk_theatre_leave': '退出寬螢幕',
  'course.desk_panel': '目錄與筆記',
  'course.desk_picture_before': '上一張',
  'course.desk_picture_after': '下一張',
} satisfies Record<keyof typeof source, string>
