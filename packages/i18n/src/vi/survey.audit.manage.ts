import type { surveyAuditManageTexts as source } from '../zh-cn/survey.audit.manage.ts'

export const surveyAuditManageTexts = {
  'survey.audit_thing_survey': 'khảo sát',
  'survey.audit_act_copied': 'đã sao chép',
  'survey.audit_act_ended': 'đã kết thúc',
  'survey.audit_act_archived': 'đã lưu trữ',
  'survey.audit_act_reminded': 'đã nhắc',
  'survey.audit_field_intro': 'giới thiệu',
  'survey.audit_field_sections': 'số phần',
  'survey.audit_field_questions': 'số câu hỏi',
  'survey.audit_field_isAnonymous': 'ẩn danh',
  'survey.audit_field_isRepeatable': 'nhiều lần trả lời',
  'survey.audit_field_points': 'điểm',
  'survey.audit_field_startTime': 'bắt đầu',
  'survey.audit_field_endTime': 'kết thúc',
  'survey.audit_field_edition': 'phiên bản',
  'survey.audit_field_people': 'số người',
} satisfies Record<keyof typeof source, string>
