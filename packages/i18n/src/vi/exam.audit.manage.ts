import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.field_type': 'Loại',
  'exam.field_stem': 'Nội dung câu hỏi',
  'exam.field_options': 'Các lựa chọn',
  'exam.field_key': 'Đáp án đúng',
  'exam.field_tags': 'Thẻ',
  'exam.field_partialRule': 'Chọn thiếu',
  'exam.field_sections': 'Các phần',
  'exam.field_reviewers': 'Người chấm',
  'exam.field_hasPassword': 'Có mật khẩu',
  'exam.field_departmentId': 'Phòng ban',
} satisfies Record<keyof typeof source, string>
