import type { communityTemplates as source } from '../zh-cn/community.templates.ts'

export const communityTemplates = {
  'community.mentioned.title': '{name} đã nhắc đến bạn',
  'community.mentioned.content': '{name} đã nhắc đến bạn trong “{title}”. Chạm để xem.',
  'community.mentioned_anonymously.title': 'Có người nhắc đến bạn',
  'community.mentioned_anonymously.content': 'Có người đã nhắc đến bạn trong “{title}”. Chạm để xem.',
  'community.commented.title': '{name} đã bình luận bài của bạn',
  'community.commented.content': '“{title}” có bình luận mới. Chạm để xem.',
  'community.liked.title': '{people} người đã thích bài của bạn',
  'community.liked.content': 'Hôm nay {people} người đã thích {posts} bài của bạn. Chạm để xem bài của bạn.',
  'community.approved.title': 'Bài của bạn đã được duyệt',
  'community.approved.content': '“{title}” đã được đăng, mọi người đã có thể xem.',
  'community.refused.title': 'Bài của bạn không được duyệt',
  'community.refused.content':
    '“{title}” không được duyệt. Lý do: {reason}. Bạn có thể sửa và đăng lại, hoặc khiếu nại.',
  'community.warned.title': 'Nhắc nhở về bài của bạn',
  'community.warned.content': 'Người điều hành nhắc nhở về “{title}”. Lý do: {reason}',
  'community.hidden.title': 'Bài của bạn đã bị ẩn',
  'community.hidden.content': '“{title}” đã bị ẩn. Lý do: {reason}. Bạn có thể khiếu nại nếu không đồng ý.',
  'community.restored.title': 'Bài của bạn đã được khôi phục',
  'community.restored.content': '“{title}” đã hiển thị trở lại. Ghi chú: {reason}',
  'community.deleted.title': 'Bài của bạn đã bị xóa',
  'community.deleted.content': '“{title}” đã bị người điều hành xóa. Lý do: {reason}',
} satisfies Record<keyof typeof source, string>
