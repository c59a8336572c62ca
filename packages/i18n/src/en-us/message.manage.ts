import type { messageManageTexts as source } from '../zh-cn/message.manage.ts'

export const messageManageTexts = {
  'message.send_area': 'Messages',
  'message.send_compose': 'Send a message',
  'message.send_outgoing': 'Sent messages',
  'message.send_state_scheduled': 'Scheduled',
  'message.send_state_sending': 'Sending',
  'message.send_state_sent': 'Sent',
  'message.send_state_cancelled': 'Cancelled',
  'message.jump_messages': 'Messages',
  'message.use_message': 'Message',
} satisfies Record<keyof typeof source, string>
