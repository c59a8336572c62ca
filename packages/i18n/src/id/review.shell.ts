import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': 'Persetujuan',
  'review.teaching': 'Manajemen pengajaran',
  'review.teaching_desktop': 'Belum tersedia di ponsel. Nilai ujian dan tugas di versi desktop',
} satisfies Record<keyof typeof source, string>
