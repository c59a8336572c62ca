import type { studyErrors as source } from '../zh-cn/study.errors.ts'

export const studyErrors = {
  'study.gone': '學習內容不存在或您無權學習',
  'study.locked': '請先完成前面的內容',
  'study.not_ready': '檔案正在處理，請稍後再試',
  'study.viewing_unknown': '本次學習已結束，請重新打開',
  'study.note_gone': '筆記不存在或已刪除',
  'study.too_many_notes': '這裡的筆記已達 500 條上限',
} satisfies Record<keyof typeof source, string>
