import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'Pesan tidak ada atau sudah dihapus',
} satisfies Record<keyof typeof source, string>
