import type { feedbackManageTexts as source } from '../zh-cn/feedback.manage.ts'

export const feedbackManageTexts = {
  'org.rights_feedback': 'Feedback',
  'org.right.feedback.answer': 'Answer feedback',
  'org.right.feedback.answer.text': 'Read, assign, answer, close and export what learners send',
  'org.right.feedback.settings.edit': 'Set up feedback',
  'org.right.feedback.settings.edit.text': 'Manage the categories and the people in the CEO channel',
  'feedback.manage': 'Feedback',
  'feedback.manage_list': 'Feedback',
  'feedback.batch_export': 'Export of feedback',
  'feedback.manage_settings': 'Feedback settings',
  'feedback.use_feedback': 'Feedback',
  'feedback.jump_feedback': 'Feedback',
  'feedback.jump_ceoChannel': 'CEO channel',
} satisfies Record<keyof typeof source, string>
