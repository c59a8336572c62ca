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
  'course.column.state': '學習狀態',
  'course.column.percent': '進度（%）',
  'course.column.time': '學習時間',
  'course.column.started': '開始時間',
  'course.column.last': '最近學習',
  'course.column.finished': '完成時間',
  'course.state.not_started': '尚未開始',
  'course.state.in_progress': '學習中',
  'course.state.finished': '已完成',
  'course.file.report': '學習報表',
} satisfies Record<keyof typeof source, string>
