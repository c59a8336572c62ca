import type { studyErrors as source } from '../zh-cn/study.errors.ts'

export const studyErrors = {
  'study.gone': '學習內容不存在或您無權學習',
  'study.locked': '請先完成前面的內容',
  'study.not_ready': '檔案正在處理，請稍後再試',
  'study.viewing_unknown': '本次學習已結束，請重新打開',
  'study.note_gone': '筆記不存在或已刪除',
  'study.too_many_notes': '這裡的筆記已達 500 條上限',
  'study.bad_range': '統計範圍須為 1 至 {most} 天，且開始日期不晚於結束日期',
  'study.column.stay': '停留時長',
  'study.column.stay_days': '停留天數',
  'study.column.last_day': '最近一天',
  'study.column.day': '日期',
  'study.sheet.people': '人員',
  'study.sheet.days': '按天',
  'study.file.stay': '停留時長',
} satisfies Record<keyof typeof source, string>
