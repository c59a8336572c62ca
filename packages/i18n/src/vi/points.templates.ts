import type { pointsTemplates as source } from '../zh-cn/points.templates.ts'

export const pointsTemplates = {
  'points.proposed.title': 'Có điều chỉnh điểm chờ duyệt',
  'points.proposed.content':
    '{name} đề xuất điều chỉnh {points} điểm cho {person}. Lý do: {reason}. Vui lòng duyệt trên bản máy tính tại Điểm > Điều chỉnh.',
  'points.given.title': 'Bạn được cộng {points} điểm',
  'points.given.content': 'Công ty đã cộng cho bạn {points} điểm. Lý do: {reason}',
  'points.taken.title': 'Bạn bị trừ {points} điểm',
  'points.taken.content': 'Công ty đã trừ {points} điểm của bạn. Lý do: {reason}',
  'points.expiring.title': '{points} điểm sắp hết hạn',
  'points.expiring.content': '{points} điểm của bạn sẽ hết hạn từ ngày {date}. Hãy sử dụng trước thời điểm đó.',
} satisfies Record<keyof typeof source, string>
