import type { messageManageTexts as source } from '../zh-cn/message.manage.ts'

export const messageManageTexts = {
  'message.send_area': 'Tin nhắn',
  'message.send_compose': 'Gửi tin nhắn',
  'message.send_outgoing': 'Tin nhắn đã gửi',
  'message.send_state_scheduled': 'Chờ gửi',
  'message.send_state_sending': 'Đang gửi',
  'message.send_state_sent': 'Đã gửi',
  'message.send_state_cancelled': 'Đã hủy',
  'message.jump_messages': 'Tin nhắn',
  'message.use_message': 'Tin nhắn',
  'message.channels': 'Kênh tin nhắn',
  'org.right.message.channels.edit': 'Thiết lập kênh tin nhắn',
  'org.right.message.channels.edit.text':
    'Quyết định tin nào gửi qua email, SMS và ứng dụng trò chuyện, giờ yên lặng và giờ tổng hợp',
} satisfies Record<keyof typeof source, string>
