import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': 'Phê duyệt',
  'review.teaching': 'Quản lý giảng dạy',
  'review.teaching_desktop': 'Chưa có trên điện thoại. Hãy chấm bài thi và bài tập trên máy tính',
} satisfies Record<keyof typeof source, string>
