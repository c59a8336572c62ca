import type { kernelEditorManageTexts as source } from '../zh-cn/kernel.editor.manage.ts'

export const kernelEditorManageTexts = {
  'manage.editor_edit': 'Chỉnh sửa',
  'manage.editor_preview': 'Xem trên điện thoại',
  'manage.publish_no_right': 'Bạn có thể sửa bản nháp; để xuất bản cần quyền “{right}”',
  'manage.publish_hold_conflict': 'Hãy chọn giữ thay đổi của ai trước',
  'manage.publish_hold_busy': 'Đang tải tệp lên; xong sẽ xuất bản được',
  'manage.publish_when': 'Thời điểm',
  'manage.publish_now': 'Ngay bây giờ',
  'manage.publish_later': 'Hẹn giờ',
  'manage.publish_at': 'Xuất bản lúc',
  'manage.publish_at_hint': 'Theo múi giờ của máy tính này ({zone})',
  'manage.publish_at_fault': 'Hãy chọn thời điểm trong vòng một năm tới',
  'manage.publish_unsaved': 'Bản nháp chưa lưu nên chưa xuất bản. Hãy xử lý theo hướng dẫn trên trang.',
  'manage.publish_conflict':
    'Bản nháp vừa được người khác thay đổi nên chưa có gì được phát hành. Hãy tải bản mới nhất rồi quyết định lại.',
  'manage.publish_load_latest': 'Tải bản mới nhất và tiếp tục',
  'manage.audience_all': 'Mọi người trong “{college}” đều thấy. Để chọn một phần, cần quyền xem phạm vi hiển thị.',
  'manage.audience_some': 'Chỉ một số người thấy và sẽ giữ nguyên. Để thay đổi, cần quyền xem phạm vi hiển thị.',
  'manage.ask_publish': 'Xin xuất bản',
  'manage.ask_title': 'Xin xuất bản “{name}”',
  'manage.ask_note':
    'Xuất bản cần quyền “{right}”. Đồng nghiệp có quyền này sẽ thấy các thay đổi trong mục phê duyệt và trả lời.',
  'manage.ask_reason': 'Ghi chú (không bắt buộc)',
  'manage.ask_send': 'Gửi yêu cầu',
  'manage.ask_done': 'Đã gửi yêu cầu',
  'manage.ask_waiting': '{name} đã xin xuất bản; chưa có trả lời',
  'manage.ask_old': 'Đã thay đổi sau khi xin: cần xin lại',
  'manage.ask_again': 'Xin lại',
  'manage.ask_withdraw': 'Rút lại',
  'manage.ask_withdrawn': 'Đã rút lại yêu cầu',
} satisfies Record<keyof typeof source, string>
