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
  'message.channels': 'Saluran pesan',
  'org.right.message.channels.edit': 'Mengatur saluran pesan',
  'org.right.message.channels.edit.text':
    'Menentukan pesan mana yang dikirim lewat email, SMS, dan aplikasi obrolan, jam tenang, serta waktu ringkasan',
} satisfies Record<keyof typeof source, string>
