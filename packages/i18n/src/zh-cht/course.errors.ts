import type { courseErrors as source } from '../zh-cn/course.errors.ts'

export const courseErrors = {
  'course.deleted': '課程已刪除，無法觀看',
  'course.not_published': '課程未發佈或已下架',
  'course.not_for_you': '您沒有學習該課程的權限',
  'course.unknown': '課程或課件不存在',
  'course.courseware_in_use': '還有 {count} 門課程使用該課件，請先移除',
  'course.has_faults': '還有 {faults} 處需要先改好才能發佈',
  'course.bad_courseware': '課件內容與類型不符',
  'course.bad_link': '連結須以 http:// 或 https:// 開頭',
} satisfies Record<keyof typeof source, string>
