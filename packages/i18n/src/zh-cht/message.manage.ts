import type { messageManageTexts as source } from '../zh-cn/message.manage.ts'

export const messageManageTexts = {
  'message.send_area': '訊息',
  'message.send_compose': '傳送訊息',
  'message.send_outgoing': '已傳送的訊息',
  'message.send_state_scheduled': '待傳送',
  'message.send_state_sending': '傳送中',
  'message.send_state_sent': '已傳送',
  'message.send_state_cancelled': '已取消',
  'message.jump_messages': '訊息列表',
  'message.use_message': '訊息',
  'message.channels': '訊息管道',
  'org.right.message.channels.edit': '設定訊息管道',
  'org.right.message.channels.edit.text': '決定各類訊息透過電子郵件、簡訊與辦公應用傳送，以及勿擾與彙總時間',
} satisfies Record<keyof typeof source, string>
