import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Peninjauan',
  'review.marking': 'Penilaian',
  'review.exam': 'Ujian',
  'review.paper': 'Lembar jawaban',
  'review.question': 'Soal',
  'review.homework': 'Penilaian tugas',
  'review.homework_task': 'Tugas',
  'review.hand_in': 'Pengumpulan',
  'review.approvals_page': 'Persetujuan',
  'review.flows': 'Alur persetujuan',
  'org.rights_review': 'Persetujuan',
  'org.right.review.flows': 'Mengatur alur persetujuan',
  'org.right.review.flows.text': 'Menentukan siapa menyetujui apa, kepala departemen, dan permintaan tanpa penyetuju',
  'review.jump_approvals': 'Persetujuan',
} satisfies Record<keyof typeof source, string>
