import type { communityTemplates as source } from '../zh-cn/community.templates.ts'

export const communityTemplates = {
  'community.mentioned.title': '{name} 提到了您',
  'community.mentioned.content': '{name} 在「{title}」中提到了您，點擊查看。',
  'community.mentioned_anonymously.title': '有人提到了您',
  'community.mentioned_anonymously.content': '有人在「{title}」中提到了您，點擊查看。',
  'community.commented.title': '{name} 評論了您的內容',
  'community.commented.content': '「{title}」有了新留言，點擊查看。',
  'community.liked.title': '{people} 人按讚了您的內容',
  'community.liked.content': '今天有 {people} 人按讚了您的 {posts} 篇內容，點擊查看。',
  'community.approved.title': '您的內容已通過審核',
  'community.approved.content': '「{title}」已發佈，大家現在可以看到。',
  'community.refused.title': '您的內容未通過審核',
  'community.refused.content': '「{title}」未通過審核。原因：{reason}。您可以修改後再次發佈，或提出申訴。',
  'community.warned.title': '關於您的內容的提醒',
  'community.warned.content': '版主對「{title}」提出了提醒。原因：{reason}',
  'community.hidden.title': '您的內容已被隱藏',
  'community.hidden.content': '「{title}」已被隱藏。原因：{reason}。如有異議，可以申訴。',
  'community.restored.title': '您的內容已恢復顯示',
  'community.restored.content': '「{title}」已恢復顯示。說明：{reason}',
  'community.deleted.title': '您的內容已被刪除',
  'community.deleted.content': '「{title}」已被版主刪除。原因：{reason}',
} satisfies Record<keyof typeof source, string>
