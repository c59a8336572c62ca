import type { socialTemplates as source } from '../zh-cn/social.templates.ts'

export const socialTemplates = {
  'social.reply.title': '{name} 回覆了您',
  'social.reply.content': '您在「{title}」下的留言有了新的回覆，點擊查看。',
  'social.removed.title': '您的留言已被移除',
  'social.removed.content': '您的留言「{content}」不符合社群守則，已被移除。原因：{reason}',
  'social.restored.title': '您的留言已恢復',
  'social.restored.content': '您的留言「{content}」已恢復顯示。',
} satisfies Record<keyof typeof source, string>
