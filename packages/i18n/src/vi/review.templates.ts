import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '“{name}” có bài chờ chấm',
  'review.waiting.content': '{count, plural, other {# bài đang chờ bạn chấm}}. Hãy mở “Chấm bài” trên máy tính.',
  'review.approval_asked.title': 'Có một yêu cầu đang chờ bạn',
  'review.approval_asked.content': '“{title}” đang chờ bạn quyết định.',
  'review.approvals_asked.title': 'Có yêu cầu đang chờ bạn',
  'review.approvals_asked.content': '{count, plural, other {# yêu cầu mới đang chờ bạn quyết định}}.',
  'review.approval_step.title': 'Yêu cầu của bạn sang bước tiếp theo',
  'review.approval_step.content': 'Một bước của “{title}” đã được duyệt, đang chờ bước tiếp theo.',
  'review.approval_approved.title': 'Yêu cầu của bạn đã được duyệt',
  'review.approval_approved.content': '“{title}” đã được duyệt. {reason}',
  'review.approval_declined.title': 'Yêu cầu của bạn bị từ chối',
  'review.approval_declined.content': '“{title}” bị từ chối. {reason}',
  'review.approval_reminder.title': 'Nhắc nhở: có yêu cầu đang chờ bạn',
  'review.approval_reminder.content': '“{title}” vẫn đang chờ bạn quyết định.',
  'review.approval_deputy.title': 'Bạn là người thay thế {name}',
  'review.approval_deputy.content':
    'Khi {name} vắng mặt ({from} đến {until}), bạn quyết định những gì đang chờ người đó.',
} satisfies Record<keyof typeof source, string>
