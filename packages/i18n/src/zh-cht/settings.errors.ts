import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': '連結已失效',
  'settings.text_blank': '文字不能空白。如要恢復內建文字，請清除自訂文字',
  'settings.text_too_long': '最多 {limit} 個字元',
  'settings.text_placeholders_missing': '缺少預留位置：{names}',
  'settings.text_placeholders_unknown': '無法辨識的預留位置：{names}',
  'settings.text_braces': '大括號只能用於預留位置，複數形式必須包含 other 分支',
  'settings.text_unchanged': '沒有需要變更的內容',
  'settings.text_key_unknown': '沒有這個文字代碼',
  'settings.text_key_twice': '這個文字代碼在檔案中重複出現',
  'settings.text_file_unreadable': '無法讀取此檔案。請使用從本頁匯出的 CSV 檔案，保留 key 欄和至少一個 .edit 欄',
  'settings.text_file_too_long': '檔案最多 {limit} 列',
} satisfies Record<keyof typeof source, string>
