import type { kernelErrors as source } from '../zh-cn/kernel.errors.ts'

export const kernelErrors = {
  'kernel.not_signed_in': '請先登入',
  'kernel.signed_out': '登入已失效，請重新登入',
  'kernel.no_permission': '您沒有權限進行此操作',
  'kernel.not_found': '內容不存在或已被移除',
  'kernel.malformed': '請求內容無法識別',
  'kernel.invalid_field': '「{field}」填寫有誤：{reason}',
  'kernel.reason.required': '必填',
  'kernel.reason.type': '格式不正確',
  'kernel.reason.short': '至少 {limit} 個字元',
  'kernel.reason.long': '最多 {limit} 個字元',
  'kernel.reason.small': '不能小於 {limit}',
  'kernel.reason.big': '不能大於 {limit}',
  'kernel.too_large': '提交的內容過大',
  'kernel.unsupported_type': '不支援這種內容格式',
  'kernel.too_many_requests': '操作太頻繁，請在 {seconds} 秒後重試',
  'kernel.key_reused': '該操作已提交過，內容不同，請重新整理後重試',
  'kernel.unexpected': '服務出現問題，請稍後重試（編號 {requestId}）',
  'kernel.unavailable': '服務暫時無法使用，請稍後重試',
  'kernel.changed_meanwhile': '已有人修改了這項內容，請核對後再儲存',
  'kernel.not_set_up': '系統尚未初始化',
} satisfies Record<keyof typeof source, string>
