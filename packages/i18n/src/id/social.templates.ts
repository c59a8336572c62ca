import type { socialTemplates as source } from '../zh-cn/social.templates.ts'

export const socialTemplates = {
  'social.reply.title': '{name} membalas Anda',
  'social.reply.content': 'Ada balasan baru untuk komentar Anda di “{title}”. Ketuk untuk membacanya.',
  'social.removed.title': 'Komentar Anda dihapus',
  'social.removed.content':
    'Komentar Anda “{content}” tidak sesuai dengan aturan bersama dan telah dihapus. Alasan: {reason}',
  'social.restored.title': 'Komentar Anda dipulihkan',
  'social.restored.content': 'Komentar Anda “{content}” ditampilkan kembali.',
} satisfies Record<keyof typeof source, string>
