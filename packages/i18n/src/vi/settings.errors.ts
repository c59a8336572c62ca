import type { settingsErrors as source } from '../zh-cn/settings.errors.ts'

export const settingsErrors = {
  'settings.short_link_gone': 'Liên kết không còn hiệu lực',
  'settings.text_blank': 'Văn bản không được để trống. Để trở về văn bản gốc, hãy xóa cách viết riêng',
  'settings.text_too_long': 'Tối đa {limit} ký tự',
  'settings.text_placeholders_missing': 'Thiếu phần giữ chỗ: {names}',
  'settings.text_placeholders_unknown': 'Phần giữ chỗ không xác định: {names}',
  'settings.text_braces': 'Dấu ngoặc nhọn chỉ dùng cho phần giữ chỗ; dạng số nhiều phải có nhánh “other”',
  'settings.text_unchanged': 'Không có gì cần thay đổi',
  'settings.text_key_unknown': 'Không có văn bản nào mang khóa này',
  'settings.text_key_twice': 'Khóa này xuất hiện nhiều lần trong tệp',
  'settings.text_file_unreadable':
    'Không đọc được tệp này. Hãy dùng tệp CSV xuất từ trang này, giữ cột key và ít nhất một cột .edit',
  'settings.text_file_too_long': 'Tệp có tối đa {limit} dòng',
} satisfies Record<keyof typeof source, string>
