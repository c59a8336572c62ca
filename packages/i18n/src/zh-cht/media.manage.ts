import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': '檔案',
  'media.library': '媒體庫',
  'media.use_caption': '影片字幕',
  'media.upload_same': '媒體庫已有相同內容：「{name}」',
  'media.uploads': '上傳',
  'media.uploads_going': '正在上傳 {count} 個檔案',
  'media.uploads_failed': '{count} 個檔案中有 {failed} 個未能上傳',
  'media.jump_video': '影片或音訊',
  'media.jump_document': '文件',
} satisfies Record<keyof typeof source, string>
