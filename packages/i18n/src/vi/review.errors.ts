import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': 'Bài này không tồn tại hoặc không do bạn chấm',
  'review.claimed': '{name} đang chấm bài này',
  'review.marked_already': '{name} đã chấm xong bài này',
  'review.approval_unknown': 'Yêu cầu này không tồn tại hoặc không dành cho bạn',
  'review.approval_own': 'Bạn không thể duyệt yêu cầu của chính mình',
  'review.approval_decided': 'Yêu cầu này đã được xử lý',
  'review.approval_withdrawn': 'Người yêu cầu đã rút lại yêu cầu này',
  'review.approval_reason_missing': 'Vui lòng nêu lý do từ chối',
  'review.approval_nobody': 'Không có ai để duyệt. Vui lòng liên hệ quản trị viên',
  'review.approval_too_many': 'Bạn có quá nhiều yêu cầu đang chờ',
  'review.approval_bad_person': 'Không thể chọn người này',
  'review.approval_reminded': 'Họ vừa được nhắc',
  'review.approval_bad_time': 'Vui lòng kiểm tra thời gian vắng mặt',
  'review.approval_asked_already': 'Bạn đã gửi yêu cầu này và đang chờ xử lý',
  'review.flow_unknown': 'Quy trình này không tồn tại',
  'review.flow_incomplete': 'Có bước chưa đầy đủ',
  'review.flow_too_many': 'Số quy trình đã đạt giới hạn',
  'review.head_unknown': 'Phòng ban này không tồn tại',
  'review.publication_old': 'Nội dung đã thay đổi sau khi xin; tác giả cần xin lại',
} satisfies Record<keyof typeof source, string>
