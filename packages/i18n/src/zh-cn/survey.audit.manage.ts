/** How the audit log names what the domain records. */
export const surveyAuditManageTexts = {
  'survey.audit_thing_survey': '调研',
  'survey.audit_act_copied': '复制',
  'survey.audit_act_ended': '结束',
  'survey.audit_act_archived': '归档',
  'survey.audit_act_reminded': '提醒',
  'survey.audit_field_intro': '说明',
  'survey.audit_field_sections': '部分数量',
  'survey.audit_field_questions': '题目数量',
  'survey.audit_field_isAnonymous': '匿名',
  'survey.audit_field_isRepeatable': '可以多次参与',
  'survey.audit_field_points': '积分',
  'survey.audit_field_startTime': '开始时间',
  'survey.audit_field_endTime': '截止时间',
  'survey.audit_field_edition': '版次',
  'survey.audit_field_people': '人数',
}
