import type { pointsTemplates as source } from '../zh-cn/points.templates.ts'

export const pointsTemplates = {
  'points.proposed.title': 'Penyesuaian poin menunggu persetujuan',
  'points.proposed.content':
    '{name} mengusulkan penyesuaian {points} poin untuk {person}. Alasan: {reason}. Silakan putuskan di versi desktop, Poin > Penyesuaian.',
  'points.given.title': 'Anda menerima {points} poin',
  'points.given.content': 'Perusahaan memberi Anda {points} poin. Alasan: {reason}',
  'points.taken.title': '{points} poin dikurangi',
  'points.taken.content': 'Perusahaan mengurangi {points} poin Anda. Alasan: {reason}',
  'points.expiring.title': '{points} poin segera kedaluwarsa',
  'points.expiring.content': '{points} poin Anda kedaluwarsa mulai {date}. Gunakan sebelum itu.',
} satisfies Record<keyof typeof source, string>
