import type { settingsAuditManageTexts as source } from '../zh-cn/settings.audit.manage.ts'

export const settingsAuditManageTexts = {
  'settings.audit_thing_agreement': 'Thỏa thuận',
  'settings.audit_thing_skin': 'Giao diện',
  'settings.audit_thing_text': 'Văn bản',
  'settings.audit_act_chosen': 'chọn',
  'settings.audit_field_heading': 'Tiêu đề mục',
  'settings.audit_field_paragraphs': 'Đoạn văn',
  'settings.audit_field_sections': 'Mục',
  'settings.audit_field_tabBackgroundFileId': 'Nền thanh tab trên điện thoại',
  'settings.audit_field_theme': 'Màu sắc',
} satisfies Record<keyof typeof source, string>
