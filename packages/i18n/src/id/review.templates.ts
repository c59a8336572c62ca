import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '“{name}” menunggu penilaian',
  'review.waiting.content': '{count, plural, other {# lembar menunggu Anda}}. Silakan buka “Penilaian” di komputer.',
  'review.approval_asked.title': 'Ada permintaan yang menunggu Anda',
  'review.approval_asked.content': '“{title}” menunggu keputusan Anda.',
  'review.approvals_asked.title': 'Ada permintaan yang menunggu Anda',
  'review.approvals_asked.content': '{count, plural, other {# permintaan baru menunggu keputusan Anda}}.',
  'review.approval_step.title': 'Permintaan Anda berlanjut',
  'review.approval_step.content': 'Satu langkah dari “{title}” disetujui; langkah berikutnya menunggu.',
  'review.approval_approved.title': 'Permintaan Anda disetujui',
  'review.approval_approved.content': '“{title}” disetujui. {reason}',
  'review.approval_declined.title': 'Permintaan Anda ditolak',
  'review.approval_declined.content': '“{title}” ditolak. {reason}',
  'review.approval_reminder.title': 'Pengingat: permintaan menunggu Anda',
  'review.approval_reminder.content': '“{title}” masih menunggu keputusan Anda.',
  'review.approval_deputy.title': 'Anda menjadi wakil {name}',
  'review.approval_deputy.content':
    'Selama {name} tidak ada ({from} sampai {until}), Anda memutuskan yang menunggunya.',
} satisfies Record<keyof typeof source, string>
