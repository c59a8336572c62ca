import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': 'Học tập',
  'study.stay': 'Thời gian ở trong ứng dụng',
  'study.batch_stay': 'Xuất thời gian ở trong ứng dụng',
  'study.batch_count_people': 'Số người',
  'study.audit_thing_stay': 'Thời gian ở trong ứng dụng',
  'study.notes': 'Ghi chú của tôi',
} satisfies Record<keyof typeof source, string>
