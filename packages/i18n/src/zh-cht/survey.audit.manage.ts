import type { surveyAuditManageTexts as source } from '../zh-cn/survey.audit.manage.ts'

export const surveyAuditManageTexts = {
  'survey.audit_thing_survey': '問卷',
  'survey.audit_act_copied': '複製',
  'survey.audit_act_ended': '結束',
  'survey.audit_act_archived': '封存',
  'survey.audit_act_reminded': '提醒',
  'survey.audit_field_intro': '說明',
  'survey.audit_field_sections': '部分數量',
  'survey.audit_field_questions': '題目數量',
  'survey.audit_field_isAnonymous': '匿名',
  'survey.audit_field_isRepeatable': '可以多次填寫',
  'survey.audit_field_points': '積分',
  'survey.audit_field_startTime': '開始時間',
  'survey.audit_field_endTime': '截止時間',
  'survey.audit_field_edition': '版次',
  'survey.audit_field_people': '人數',
} satisfies Record<keyof typeof source, string>
