export const feedbackTemplates = {
  'feedback.answered.title': '您的反馈有了回复',
  'feedback.answered.content': '您的反馈：{feedback}\n回复：{answer}',
  'feedback.ceo_message.title': '{name} 给您写了一封信',
  'feedback.ceo_message.content': '{name} 通过 CEO 直通车给您写了一封信，只有你们两人能看到。',
  'feedback.ceo_reply.title': '{name} 回复了您',
  'feedback.ceo_reply.content': '您在 CEO 直通车写给{name}的信有了回复。',
}
