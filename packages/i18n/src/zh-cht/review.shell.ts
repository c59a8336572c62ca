import type { reviewShellTexts as source } from '../zh-cn/review.shell.ts'

export const reviewShellTexts = {
  'review.approvals': '審批',
  'review.teaching': '教學管理',
  'review.teaching_desktop': '手機端尚未開放，請在電腦端批閱考試和作業',
} satisfies Record<keyof typeof source, string>
