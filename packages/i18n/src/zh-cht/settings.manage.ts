import type { settingsManageTexts as source } from '../zh-cn/settings.manage.ts'

export const settingsManageTexts = {
  'settings.texts': '文字與翻譯',
  'settings.texts_editions': '文字記錄',
  'settings.skin': '皮膚',
  'settings.use_skin': '手機底部標籤列背景',
  'settings.agreements': '協議',
  'settings.audit_thing_agreement': '協議',
  'settings.audit_thing_skin': '佈景',
  'settings.audit_thing_text': '文字',
  'settings.audit_act_chosen': '選用',
  'settings.audit_field_heading': '小標題',
  'settings.audit_field_paragraphs': '段落',
  'settings.audit_field_sections': '章節',
  'settings.audit_field_tabBackgroundFileId': '手機底部標籤列背景',
  'settings.audit_field_theme': '顏色',
  'settings.jump_setting': '設定',
} satisfies Record<keyof typeof source, string>
