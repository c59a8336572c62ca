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
  'exam.practice_opens.title': 'Latihan “{practice}” sudah dibuka',
  'exam.practice_opens.content': 'Latihan “{practice}” sudah dapat dikerjakan. Ketuk untuk mulai.',
  'exam.practice_ends_soon.title': 'Latihan “{practice}” segera berakhir',
  'exam.practice_ends_soon.content': 'Latihan “{practice}” berakhir dalam 24 jam dan belum Anda selesaikan.',
} satisfies Record<keyof typeof source, string>
