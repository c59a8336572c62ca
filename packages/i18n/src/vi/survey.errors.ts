import type { surveyErrors as source } from '../zh-cn/survey.errors.ts'

export const surveyErrors = {
  'survey.gone': 'Khảo sát không tồn tại hoặc bạn không có quyền xem',
  'survey.not_open': 'Khảo sát hiện không mở để trả lời',
  'survey.replied_already': 'Bạn đã trả lời khảo sát này rồi',
  'survey.edition_replaced': 'Câu hỏi vừa được cập nhật, vui lòng kiểm tra lại câu trả lời rồi gửi lại',
  'survey.incomplete': 'Còn {count} câu chưa trả lời hoặc trả lời chưa hợp lệ',
  'survey.device_unknown': 'Không nhận ra thiết bị này, vui lòng tải lại trang rồi thử lại',
  'survey.draft_anonymous': 'Bản nháp của khảo sát ẩn danh chỉ được lưu trên thiết bị của bạn',
  'survey.wrong_state': 'Trạng thái hiện tại không cho phép thao tác này',
  'survey.anonymity_fixed': 'Khảo sát đã phát hành không thể đổi giữa ẩn danh và có tên',
  'survey.has_faults': 'Còn {count} vấn đề cần sửa trước khi phát hành',
  'survey.too_few': 'Kết quả được ẩn cho đến khi có ít nhất {least} câu trả lời ẩn danh',
  'survey.anonymous': 'Không ai có thể xem ai đã trả lời khảo sát ẩn danh',
  'survey.reminded_today': 'Đã nhắc một lần trong 24 giờ qua',
  'survey.visitor': 'Khách',
  'survey.other': 'Khác',
  'survey.column.time': 'Thời gian gửi',
  'survey.column.person': 'Họ tên',
  'survey.column.department': 'Phòng ban',
  'survey.file.export': 'trả lời phiên bản',
} satisfies Record<keyof typeof source, string>
