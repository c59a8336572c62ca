import type { studyManageTexts as source } from '../zh-cn/study.manage.ts'

export const studyManageTexts = {
  'study.manage': 'Học tập',
  'study.stay': 'Thời gian ở trong ứng dụng',
  'study.batch_stay': 'Xuất thời gian ở trong ứng dụng',
  'study.batch_count_people': 'Số người',
  'study.notes': 'Ghi chú của tôi',
  'org.rights_study': 'Học tập',
  'org.right.study.report': 'Xem thời gian ở trong ứng dụng',
  'org.right.study.report.text': 'Xem và xuất thời gian mỗi người ở trong ứng dụng',
} satisfies Record<keyof typeof source, string>
