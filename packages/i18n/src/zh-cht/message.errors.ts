import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': '訊息不存在或已刪除',
  'message.gone_already': '這則訊息已傳送或已取消，無法再修改',
  'message.nobody': '所選範圍內沒有人，請重新選擇收件人',
  'message.bad_time': '傳送時間須在目前時間之後、一年之內',
  'message.bad_jump': '前往的目標不完整，或連結無法開啟',
  'message.channel_open': '查看詳情',
  'message.channel_footer': '您收到此訊息，因為您是「{college}」的成員。在此更改接收方式：',
  'message.digest_title': '{count, plural, other {您有 # 則新訊息}}',
  'message.digest_more': '{count, plural, other {還有 # 則}}',
} satisfies Record<keyof typeof source, string>
