import type { examTemplates as source } from '../zh-cn/exam.templates.ts'

export const examTemplates = {
  'exam.opens.title': 'Ujian “{exam}” sudah dibuka',
  'exam.opens.content': 'Anda sudah dapat mengikuti ujian “{exam}”. Ketuk untuk melihat batas waktu dan aturannya.',
  'exam.ends_soon.title': 'Ujian “{exam}” segera berakhir',
  'exam.ends_soon.content': 'Ujian “{exam}” berakhir dalam waktu kurang dari 24 jam dan Anda belum mengikutinya.',
  'exam.result.title': 'Hasil ujian “{exam}” sudah tersedia',
  'exam.result.content': 'Ujian “{exam}” Anda sudah ada hasilnya. Ketuk untuk melihatnya.',
  'exam.retake.title': 'Anda mendapat kesempatan lagi untuk ujian “{exam}”',
  'exam.retake.content':
    'Ujian “{exam}” dibuka lagi untuk Anda. Ketuk untuk melihat batas waktu dan sisa percobaan Anda.',
  'exam.reminder.title': 'Pengingat: ujian “{exam}”',
  'exam.reminder.content': 'Anda belum mengikuti ujian “{exam}”. Silakan ikuti sebelum ditutup.',
} satisfies Record<keyof typeof source, string>
