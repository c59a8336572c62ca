import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': '檔案',
  'media.library': '媒體庫',
  'media.use_caption': '影片字幕',
  'media.upload_same': '媒體庫已有相同內容：「{name}」',
  'media.uploads': '上傳',
  'media.uploads_going': '正在上傳 {count} 個檔案',
  'media.uploads_failed': '{count} 個檔案中有 {failed} 個未能上傳',
  'media.audit_thing_file': '檔案',
  'media.audit_field_bytes': '位元組數',
  'media.audit_field_caption': '字幕檔案',
  'media.audit_field_failReason': '失敗原因',
  'media.audit_field_label': '字幕名稱',
  'media.audit_field_sha256': '校驗值（SHA-256）',
  'media.jump_video': '影片或音訊',
  'media.jump_document': '文件',
} satisfies Record<keyof typeof source, string>
