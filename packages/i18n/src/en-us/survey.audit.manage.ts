import type { surveyAuditManageTexts as source } from '../zh-cn/survey.audit.manage.ts'

export const surveyAuditManageTexts = {
  'survey.audit_thing_survey': 'survey',
  'survey.audit_act_copied': 'copied',
  'survey.audit_act_ended': 'ended',
  'survey.audit_act_archived': 'archived',
  'survey.audit_act_reminded': 'reminded',
  'survey.audit_field_intro': 'introduction',
  'survey.audit_field_sections': 'sections',
  'survey.audit_field_questions': 'questions',
  'survey.audit_field_isAnonymous': 'anonymous',
  'survey.audit_field_isRepeatable': 'several replies',
  'survey.audit_field_points': 'points',
  'survey.audit_field_startTime': 'start',
  'survey.audit_field_endTime': 'end',
  'survey.audit_field_edition': 'edition',
  'survey.audit_field_people': 'people',
} satisfies Record<keyof typeof source, string>
