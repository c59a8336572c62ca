import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': '檔案太大，請上傳不超過 {limit} 的檔案',
  'media.empty': '檔案是空的，請重新選擇',
  'media.wrong_type': '不支援這種檔案，請上傳 {types} 格式的檔案',
  'media.other_content': '檔名以 .{ending} 結尾，但內容不是這種格式；檔案可能被改過名或已損壞',
  'media.unreadable': '檔案已損毀，無法讀取',
  'media.too_many_pixels': '圖片尺寸太大，請上傳不超過 {limit} 百萬像素的圖片',
  'media.gone': '檔案不存在或已刪除',
  'media.address_ended': '檔案網址已失效，請重新整理頁面後再試',
  'media.busy': '正在處理的檔案較多，請稍後再試',
  'media.no_space': '儲存空間不足，檔案未儲存，請聯絡管理員',
  'media.upload_unfinished': '檔案尚未上傳完成，請繼續上傳',
  'media.quota_used': '可用空間已滿（{limit} GB），請聯絡管理員',
  'media.store_unreachable': '儲存服務暫時沒有回應，請稍後再試',
  'media.not_your_key': '沒有權限使用這個檔案',
  'media.visitors_cannot_upload': '訪客不能上傳檔案，請先登入',
  'media.other_kind': '兩個檔案的類型不同，無法取代',
  'media.not_ready': '檔案仍在處理中，請稍後再試',
  'media.not_failed': '這個檔案不需要重試',
  'media.in_use': '檔案正被 {count} 處內容使用，無法刪除',
  'media.other_protocol': '應用程式版本過舊，請重新整理後再上傳',
} satisfies Record<keyof typeof source, string>
