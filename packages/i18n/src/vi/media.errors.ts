import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': 'Tệp quá lớn. Vui lòng chọn tệp không quá {limit}',
  'media.empty': 'Tệp này trống. Vui lòng chọn tệp khác',
  'media.wrong_type': 'Không hỗ trợ loại tệp này. Vui lòng chọn tệp {types}',
  'media.other_content':
    'Tên tệp kết thúc bằng .{ending} nhưng nội dung không phải định dạng đó. Tệp có thể đã bị đổi tên hoặc hỏng',
  'media.unreadable': 'Tệp bị hỏng và không đọc được',
  'media.too_many_pixels': 'Ảnh có kích thước quá lớn. Vui lòng chọn ảnh không quá {limit} megapixel',
  'media.gone': 'Tệp không tồn tại hoặc đã bị xóa',
  'media.address_ended': 'Địa chỉ tệp không còn hiệu lực. Vui lòng tải lại trang',
  'media.busy': 'Đang xử lý nhiều tệp. Vui lòng thử lại sau ít phút',
  'media.no_space': 'Không còn dung lượng lưu trữ nên tệp chưa được lưu. Vui lòng báo cho quản trị viên',
  'media.upload_unfinished': 'Tệp chưa tải lên xong. Vui lòng tiếp tục tải lên',
  'media.quota_used': 'Đã dùng hết dung lượng {limit} GB. Vui lòng liên hệ quản trị viên',
  'media.store_unreachable': 'Kho lưu trữ tạm thời không phản hồi. Vui lòng thử lại sau',
  'media.not_your_key': 'Bạn không có quyền dùng tệp này',
  'media.visitors_cannot_upload': 'Khách không thể tải tệp lên. Vui lòng đăng nhập trước',
  'media.other_kind': 'Hai tệp khác loại nên không thể thay thế',
  'media.not_ready': 'Tệp vẫn đang được xử lý. Vui lòng thử lại sau',
  'media.not_failed': 'Tệp này không cần thử lại',
  'media.unfinishable': '{count} khóa học đang dùng tệp này sẽ không thể hoàn thành với tệp mới',
  'media.fixed':
    'Đề thi đã phát hành hoặc đã có người làm đang dùng tệp này nên không thể thay thế. Hãy thêm tệp mới vào câu hỏi',
  'media.in_use': 'Tệp đang được dùng ở {count} nơi nên không thể xóa',
  'media.other_protocol': 'Phiên bản ứng dụng quá cũ. Vui lòng tải lại rồi tải tệp lên',
} satisfies Record<keyof typeof source, string>
