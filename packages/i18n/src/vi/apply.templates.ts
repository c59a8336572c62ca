import type { applyTemplates as source } from '../zh-cn/apply.templates.ts'

export const applyTemplates = {
  'apply.booked.title': 'Bạn đã có chỗ: {name}',
  'apply.booked.content': 'Bạn đã có chỗ trong “{name}”.',
  'apply.waiting.title': 'Danh sách chờ: {name}',
  'apply.waiting.content': '“{name}” đã đầy. Bạn ở danh sách chờ; bạn sẽ tự động được chuyển lên và được báo.',
  'apply.promoted.title': 'Bạn đã được chuyển lên: {name}',
  'apply.promoted.content': 'Có chỗ trống trong “{name}” và chỗ đó là của bạn.',
  'apply.removed.title': 'Chỗ của bạn bị thu hồi: {name}',
  'apply.removed.content': 'Người tổ chức đã thu hồi chỗ của bạn trong “{name}”. Lý do: {reason}',
  'apply.cancelled.title': 'Đợt đăng ký bị hủy: {name}',
  'apply.cancelled.content': 'Đợt đăng ký “{name}” đã bị hủy. Lý do: {reason}',
} satisfies Record<keyof typeof source, string>
