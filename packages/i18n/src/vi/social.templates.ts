import type { socialTemplates as source } from '../zh-cn/social.templates.ts'

export const socialTemplates = {
  'social.reply.title': '{name} đã trả lời bạn',
  'social.reply.content': 'Bình luận của bạn về “{title}” có câu trả lời mới. Chạm để xem.',
  'social.removed.title': 'Bình luận của bạn đã bị gỡ',
  'social.removed.content':
    'Bình luận “{content}” của bạn không phù hợp với quy định chung và đã bị gỡ. Lý do: {reason}',
  'social.restored.title': 'Bình luận của bạn đã được khôi phục',
  'social.restored.content': 'Bình luận “{content}” của bạn đã hiển thị trở lại.',
} satisfies Record<keyof typeof source, string>
