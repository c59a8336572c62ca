import type { surveyAuditManageTexts as source } from '../zh-cn/survey.audit.manage.ts'

export const surveyAuditManageTexts = {
  'survey.audit_thing_survey': 'survei',
  'survey.audit_act_copied': 'disalin',
  'survey.audit_act_ended': 'diakhiri',
  'survey.audit_act_archived': 'diarsipkan',
  'survey.audit_act_reminded': 'diingatkan',
  'survey.audit_field_intro': 'pengantar',
  'survey.audit_field_sections': 'jumlah bagian',
  'survey.audit_field_questions': 'jumlah pertanyaan',
  'survey.audit_field_isAnonymous': 'anonim',
  'survey.audit_field_isRepeatable': 'beberapa jawaban',
  'survey.audit_field_points': 'poin',
  'survey.audit_field_startTime': 'mulai',
  'survey.audit_field_endTime': 'selesai',
  'survey.audit_field_edition': 'edisi',
  'survey.audit_field_people': 'jumlah orang',
} satisfies Record<keyof typeof source, string>
