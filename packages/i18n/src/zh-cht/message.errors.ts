import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': '訊息不存在或已刪除',
  'message.gone_already': '這則訊息已傳送或已取消，無法再修改',
  'message.nobody': '所選範圍內沒有人，請重新選擇收件人',
  'message.bad_time': '傳送時間須在目前時間之後、一年之內',
  'message.bad_jump': '前往的目標不完整，或連結無法開啟',
} satisfies Record<keyof typeof source, string>
