import type { orgManageTexts as source } from '../zh-cn/org.manage.ts'

export const orgManageTexts = {
  'org.colleges': 'Các học viện của bạn',
  'org.college_current': 'Hiện tại',
  'org.not_set': 'Chưa có',
  'org.label_team': 'Học tập theo nhóm',
  'org.label_teaching': 'Giảng dạy',
  'org.label_manage': 'Quản trị',
} satisfies Record<keyof typeof source, string>
