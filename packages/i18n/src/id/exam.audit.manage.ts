import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.audit_thing_attempt': 'Lembar jawaban',
  'exam.audit_act_marked': 'Dinilai',
  'exam.audit_act_regrade_started': 'Dinilai ulang',
  'exam.audit_act_sealed_taken': 'Menerima berkas tersegel',
  'exam.audit_act_sealed_refused': 'Menolak berkas tersegel',
  'exam.audit_field_score': 'Nilai',
  'exam.audit_field_isQualified': 'Lulus',
  'exam.audit_field_reason': 'Alasan',
  'exam.audit_thing_practice': 'Latihan',
  'exam.audit_act_ended': 'Diakhiri',
  'exam.audit_thing_report': 'Laporan ujian',
  'exam.audit_act_reminded': 'Mengirim pengingat',
  'exam.audit_act_compared': 'Membandingkan jawaban',
  'exam.audit_thing_question': 'Soal',
  'exam.audit_thing_paper': 'Naskah soal',
  'exam.audit_thing_exam': 'Ujian',
  'exam.audit_act_override_added': 'Memberi ketentuan khusus',
  'exam.audit_act_override_removed': 'Membatalkan ketentuan khusus',
  'exam.audit_act_archived': 'Mengarsipkan',
} satisfies Record<keyof typeof source, string>
