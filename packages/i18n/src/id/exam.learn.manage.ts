import type { examLearnManageTexts as source } from '../zh-cn/exam.learn.manage.ts'

export const examLearnManageTexts = {
  'exam.learn_intro': 'Ikuti ujian dan lihat hasil Anda di sini',
  'exam.learn_states': 'Saring menurut status',
  'exam.learn_none_here': 'Tidak ada ujian dengan status ini',
  'exam.learn_show_all': 'Semua ujian',
  'exam.learn_questions': '{count} soal',
  'exam.learn_view': 'Tampilan soal',
  'exam.learn_back': 'Kembali ke ujian',
  'exam.learn_answered': 'Jawaban',
} satisfies Record<keyof typeof source, string>
