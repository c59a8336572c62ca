import type { examPracticeManageTexts as source } from '../zh-cn/exam.practice.manage.ts'

export const examPracticeManageTexts = {
  'exam.audit_thing_practice': 'Bài luyện tập',
  'exam.audit_act_ended': 'Kết thúc',
  'exam.jump_practice': 'Bài luyện tập',
  'exam.jump_practices': 'Luyện tập của tôi',
  'exam.pick_practice': 'Chọn bài luyện tập',
  'exam.field_mode': 'Cách luyện tập',
  'exam.field_questionIds': 'Câu hỏi',
  'exam.field_draws': 'Quy tắc rút câu hỏi',
  'exam.field_isRepeatable': 'Được làm lại',
  'exam.field_completion': 'Yêu cầu hoàn thành',
  'exam.field_accuracyPercent': 'Tỷ lệ đúng yêu cầu',
} satisfies Record<keyof typeof source, string>
