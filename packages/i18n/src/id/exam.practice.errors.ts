import type { examPracticeErrors as source } from '../zh-cn/exam.practice.errors.ts'

export const examPracticeErrors = {
  'exam.practice_unknown': 'Latihan ini tidak ada',
  'exam.practice_not_open': 'Latihan ini belum dibuka',
  'exam.practice_over': 'Latihan ini sudah berakhir',
  'exam.practice_not_repeatable': 'Latihan ini hanya dapat dikerjakan satu kali',
  'exam.practice_attempt_unknown': 'Pengerjaan latihan ini tidak ada',
  'exam.practice_handed_in': 'Latihan sudah dikumpulkan sehingga jawaban tidak dapat diubah',
  'exam.practice_running': 'Latihan belum dikumpulkan',
  'exam.practice_no_questions': 'Tidak ada soal untuk dilatih',
  'exam.practice_wrong_state': 'Status latihan telah berubah sehingga tindakan ini tidak dapat dilakukan',
} satisfies Record<keyof typeof source, string>
