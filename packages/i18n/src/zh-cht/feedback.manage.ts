import type { feedbackManageTexts as source } from '../zh-cn/feedback.manage.ts'

export const feedbackManageTexts = {
  'org.rights_feedback': '意見回饋',
  'org.right.feedback.answer': '處理回饋',
  'org.right.feedback.answer.text': '檢視、分配、回覆、關閉和匯出學員的回饋',
  'org.right.feedback.settings.edit': '設定回饋',
  'org.right.feedback.settings.edit.text': '管理回饋類型和 CEO 直通車的收信人',
  'feedback.manage': '意見回饋',
  'feedback.manage_list': '回饋處理',
  'feedback.batch_export': '匯出意見回饋',
  'feedback.manage_settings': '回饋設定',
  'feedback.use_feedback': '意見回饋',
  'feedback.jump_feedback': '意見回饋',
  'feedback.jump_ceoChannel': 'CEO 直通車',
} satisfies Record<keyof typeof source, string>
