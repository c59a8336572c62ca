import type { messageErrors as source } from '../zh-cn/message.errors.ts'

export const messageErrors = {
  'message.gone': 'Tin nhắn không tồn tại hoặc đã bị xóa',
  'message.gone_already': 'Tin nhắn này đã được gửi hoặc đã hủy nên không thể sửa nữa',
  'message.nobody': 'Không có ai trong phạm vi đã chọn. Vui lòng chọn lại',
  'message.bad_time': 'Hãy chọn thời điểm trong tương lai, trong vòng một năm',
  'message.bad_jump': 'Đích đến chưa đầy đủ hoặc liên kết không thể mở',
  'message.channel_open': 'Xem',
  'message.channel_footer': 'Bạn nhận tin này vì là thành viên của {college}. Đổi cách nhận tin tại:',
  'message.digest_title': '{count, plural, other {Bạn có # tin nhắn mới}}',
  'message.digest_more': '{count, plural, other {và # tin khác}}',
} satisfies Record<keyof typeof source, string>
