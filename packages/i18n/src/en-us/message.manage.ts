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
  'message.channels': 'Message channels',
  'org.right.message.channels.edit': 'Set message channels',
  'org.right.message.channels.edit.text':
    'Decide which messages go out by e-mail, text message and chat apps, the quiet hours and the time of summaries',
} satisfies Record<keyof typeof source, string>
