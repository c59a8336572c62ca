import type { examPracticeManageTexts as source } from '../zh-cn/exam.practice.manage.ts'

export const examPracticeManageTexts = {
  'exam.audit_thing_practice': 'Latihan',
  'exam.audit_act_ended': 'Diakhiri',
  'exam.jump_practice': 'Latihan',
  'exam.jump_practices': 'Latihan saya',
  'exam.pick_practice': 'Pilih latihan',
  'exam.field_mode': 'Cara latihan',
  'exam.field_questionIds': 'Soal',
  'exam.field_draws': 'Aturan pengambilan soal',
  'exam.field_isRepeatable': 'Dapat diulang',
  'exam.field_completion': 'Syarat selesai',
  'exam.field_accuracyPercent': 'Persentase benar yang diminta',
} satisfies Record<keyof typeof source, string>
