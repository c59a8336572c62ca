import type { authTexts as source } from '../zh-cn/auth.ts'

export const authTexts = {
  'auth.way_closed_title': '此方式未開放',
  'auth.way_closed_text': '請聯絡管理員，或使用其他方式登入',
  'auth.deletion_waiting': '刪除申請等待審核',
} satisfies Record<keyof typeof source, string>
