import type { examAuditManageTexts as source } from '../zh-cn/exam.audit.manage.ts'

export const examAuditManageTexts = {
  'exam.audit_thing_attempt': 'Bài làm',
  'exam.audit_act_marked': 'Đã chấm',
  'exam.audit_act_regrade_started': 'Chấm lại',
  'exam.audit_act_sealed_taken': 'Nhận bài ngoại tuyến',
  'exam.audit_act_sealed_refused': 'Từ chối bài ngoại tuyến',
  'exam.audit_field_score': 'Điểm',
  'exam.audit_field_isQualified': 'Đạt',
  'exam.audit_field_reason': 'Lý do',
  'exam.audit_thing_practice': 'Bài luyện tập',
  'exam.audit_act_ended': 'Kết thúc',
  'exam.audit_thing_report': 'Báo cáo bài thi',
  'exam.audit_act_reminded': 'Gửi lời nhắc',
  'exam.audit_act_compared': 'So sánh câu trả lời',
  'exam.audit_thing_question': 'Câu hỏi',
  'exam.audit_thing_paper': 'Đề thi',
  'exam.audit_thing_exam': 'Bài thi',
  'exam.audit_act_override_added': 'Điều chỉnh riêng',
  'exam.audit_act_override_removed': 'Hủy điều chỉnh riêng',
  'exam.audit_act_archived': 'Lưu trữ',
} satisfies Record<keyof typeof source, string>
