import type { kernelErrors as source } from '../zh-cn/kernel.errors.ts'

export const kernelErrors = {
  'kernel.not_signed_in': 'Vui lòng đăng nhập trước',
  'kernel.signed_out': 'Bạn đã bị đăng xuất. Vui lòng đăng nhập lại',
  'kernel.no_permission': 'Bạn không có quyền thực hiện thao tác này',
  'kernel.not_found': 'Nội dung không tồn tại hoặc đã bị gỡ',
  'kernel.malformed': 'Không thể đọc được yêu cầu',
  'kernel.invalid_field': '“{field}” không hợp lệ: {reason}',
  'kernel.reason.required': 'bắt buộc',
  'kernel.reason.type': 'sai định dạng',
  'kernel.reason.short': 'ít nhất {limit} ký tự',
  'kernel.reason.long': 'tối đa {limit} ký tự',
  'kernel.reason.small': 'không được nhỏ hơn {limit}',
  'kernel.reason.big': 'không được lớn hơn {limit}',
  'kernel.too_large': 'Nội dung gửi lên quá lớn',
  'kernel.unsupported_type': 'Không hỗ trợ định dạng này',
  'kernel.too_many_requests': 'Quá nhiều yêu cầu. Vui lòng thử lại sau {seconds} giây',
  'kernel.key_reused': 'Thao tác này đã được gửi với nội dung khác. Vui lòng tải lại',
  'kernel.unexpected': 'Đã xảy ra lỗi. Vui lòng thử lại sau (mã {requestId})',
  'kernel.unavailable': 'Dịch vụ tạm thời không khả dụng. Vui lòng thử lại sau',
  'kernel.changed_meanwhile': 'Nội dung này vừa được người khác sửa. Vui lòng xem lại trước khi lưu',
  'kernel.not_set_up': 'Hệ thống chưa được thiết lập',
} satisfies Record<keyof typeof source, string>
