import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': 'Văn bản và bản dịch',
  'settings.texts_editions': 'Lịch sử văn bản',
  'settings.skin': 'Giao diện màu',
  'settings.use_skin': 'Nền thanh tab trên điện thoại',
  'settings.agreements': 'Thỏa thuận',
  'settings.audit_thing_agreement': 'Thỏa thuận',
  'settings.audit_thing_skin': 'Giao diện',
  'settings.audit_thing_text': 'Văn bản',
  'settings.audit_act_chosen': 'chọn',
  'settings.audit_field_heading': 'Tiêu đề mục',
  'settings.audit_field_paragraphs': 'Đoạn văn',
  'settings.audit_field_sections': 'Mục',
  'settings.audit_field_tabBackgroundFileId': 'Nền thanh tab trên điện thoại',
  'settings.audit_field_theme': 'Màu sắc',
  'settings.jump_setting': 'Cài đặt',
} satisfies Record<keyof typeof source, string>
