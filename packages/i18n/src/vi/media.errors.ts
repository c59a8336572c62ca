import type { mediaErrors as source } from '../zh-cn/media.errors.ts'

export const mediaErrors = {
  'media.too_large': 'Tệp quá lớn. Vui lòng chọn tệp không quá {limit} MB',
  'media.wrong_type': 'Loại tệp này không được hỗ trợ. Vui lòng chọn ảnh dạng {types}',
  'media.unreadable': 'Ảnh bị hỏng và không thể đọc được',
  'media.too_many_pixels': 'Ảnh có kích thước quá lớn. Vui lòng chọn ảnh không quá {limit} megapixel',
  'media.gone': 'Tệp không tồn tại hoặc đã bị xóa',
  'media.address_ended': 'Địa chỉ tệp không còn hiệu lực. Vui lòng tải lại trang',
  'media.busy': 'Đang xử lý nhiều ảnh. Vui lòng thử lại sau giây lát',
  'media.no_space': 'Không còn dung lượng lưu trữ nên tệp chưa được lưu. Vui lòng báo cho quản trị viên',
} satisfies Record<keyof typeof source, string>
