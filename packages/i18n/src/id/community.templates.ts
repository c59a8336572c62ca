import type { communityTemplates as source } from '../zh-cn/community.templates.ts'

export const communityTemplates = {
  'community.mentioned.title': '{name} menyebut Anda',
  'community.mentioned.content': '{name} menyebut Anda di “{title}”. Ketuk untuk membaca.',
  'community.mentioned_anonymously.title': 'Seseorang menyebut Anda',
  'community.mentioned_anonymously.content': 'Seseorang menyebut Anda di “{title}”. Ketuk untuk membaca.',
  'community.commented.title': '{name} mengomentari kiriman Anda',
  'community.commented.content': 'Ada komentar baru pada “{title}”. Ketuk untuk membaca.',
  'community.liked.title': '{people} orang menyukai kiriman Anda',
  'community.liked.content': 'Hari ini {people} orang menyukai {posts} kiriman Anda. Ketuk untuk melihat kiriman Anda.',
  'community.approved.title': 'Kiriman Anda disetujui',
  'community.approved.content': '“{title}” telah terbit dan kini dapat dilihat semua orang.',
  'community.refused.title': 'Kiriman Anda tidak disetujui',
  'community.refused.content':
    '“{title}” tidak disetujui. Alasan: {reason}. Anda dapat mengubah dan menerbitkannya lagi, atau mengajukan banding.',
  'community.warned.title': 'Peringatan tentang kiriman Anda',
  'community.warned.content': 'Moderator memberi peringatan tentang “{title}”. Alasan: {reason}',
  'community.hidden.title': 'Kiriman Anda disembunyikan',
  'community.hidden.content':
    '“{title}” disembunyikan. Alasan: {reason}. Anda dapat mengajukan banding jika tidak setuju.',
  'community.restored.title': 'Kiriman Anda ditampilkan kembali',
  'community.restored.content': '“{title}” dapat dilihat lagi. Catatan: {reason}',
  'community.deleted.title': 'Kiriman Anda dihapus',
  'community.deleted.content': '“{title}” dihapus oleh moderator. Alasan: {reason}',
} satisfies Record<keyof typeof source, string>
