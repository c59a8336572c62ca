export const feedbackManageTexts = {
  'org.rights_feedback': '意见反馈',
  'org.right.feedback.answer': '处理反馈',
  'org.right.feedback.answer.text': '查看、分配、回复、关闭和导出学员的反馈',
  'org.right.feedback.settings.edit': '设置反馈',
  'org.right.feedback.settings.edit.text': '管理反馈类型和 CEO 直通车的收信人',
  'feedback.manage': '意见反馈',
  'feedback.manage_list': '反馈处理',
  'feedback.batch_export': '导出意见反馈',
  'feedback.manage_settings': '反馈设置',
  'feedback.use_feedback': '意见反馈',
  'feedback.jump_feedback': '意见反馈',
  'feedback.jump_ceoChannel': 'CEO 直通车',
}
