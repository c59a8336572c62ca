import type { messageManageTexts as source } from '../zh-cn/message.manage.ts'

export const messageManageTexts = {
  'message.send_area': 'Pesan',
  'message.send_compose': 'Kirim pesan',
  'message.send_outgoing': 'Pesan terkirim',
  'message.send_state_scheduled': 'Terjadwal',
  'message.send_state_sending': 'Sedang dikirim',
  'message.send_state_sent': 'Terkirim',
  'message.send_state_cancelled': 'Dibatalkan',
  'message.jump_messages': 'Pesan',
  'message.use_message': 'Pesan',
} satisfies Record<keyof typeof source, string>
