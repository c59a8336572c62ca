import type { feedbackManageTexts as source } from '../zh-cn/feedback.manage.ts'

export const feedbackManageTexts = {
  'org.rights_feedback': 'Masukan',
  'org.right.feedback.answer': 'Menjawab masukan',
  'org.right.feedback.answer.text': 'Membaca, menugaskan, menjawab, menutup, dan mengekspor masukan peserta',
  'org.right.feedback.settings.edit': 'Mengatur masukan',
  'org.right.feedback.settings.edit.text': 'Mengelola kategori dan penerima di kanal CEO',
  'feedback.manage': 'Masukan',
  'feedback.manage_list': 'Masukan',
  'feedback.batch_export': 'Ekspor masukan',
  'feedback.manage_settings': 'Pengaturan masukan',
  'feedback.use_feedback': 'Masukan',
  'feedback.jump_feedback': 'Masukan',
  'feedback.jump_ceoChannel': 'Kanal CEO',
} satisfies Record<keyof typeof source, string>
