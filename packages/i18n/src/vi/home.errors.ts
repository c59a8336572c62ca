import type { homeErrors as source } from '../zh-cn/home.errors.ts'

export const homeErrors = {
  'home.page_unfinished': 'Trang còn {count} chỗ chưa hoàn tất. Hãy bổ sung rồi xuất bản',
  'home.bad_time': 'Hãy chọn thời điểm trong tương lai, trong vòng một năm',
  'home.published_already': 'Trang này đã được xuất bản hoặc rút lại. Hãy tải lại để xem',
  'home.too_many_scheduled': 'Tối đa {limit} trang có thể chờ xuất bản',
  'home.preview_ended': 'Bản xem trước đã hết hạn. Hãy mở lại từ trang chỉnh sửa',
  'home.bad_jump': 'Đích đến chưa đầy đủ hoặc liên kết không thể mở',
  'home.bad_window': 'Thời gian kết thúc phải sau thời gian bắt đầu',
  'home.too_many': 'Tối đa {limit} mục. Hãy xóa bớt mục không còn dùng',
  'home.bad_tabs': 'Thanh dưới cùng có thẻ bị trùng hoặc không mở được. Hãy kiểm tra rồi lưu',
  'home.picked_gone': 'Mô-đun {module}: {count} mục đã chọn đã bị xóa hoặc không thuộc học viện này. Hãy bỏ ra rồi lưu',
} satisfies Record<keyof typeof source, string>
