export const socialTemplates = {
  'social.reply.title': '{name} 回复了您',
  'social.reply.content': '您在“{title}”下的评论有了新的回复，点击查看。',
  'social.removed.title': '您的评论已被移除',
  'social.removed.content': '您的评论“{content}”不符合社区约定，已被移除。原因：{reason}',
  'social.restored.title': '您的评论已恢复',
  'social.restored.content': '您的评论“{content}”已恢复显示。',
}
