import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': '評審',
  'review.marking': '閱卷',
  'review.exam': '考試',
  'review.paper': '答卷',
  'review.question': '題目',
  'review.homework': '批閱作業',
  'review.homework_task': '作業任務',
  'review.hand_in': '繳交的作業',
  'review.approvals_page': '審批',
  'review.flows': '審批流程',
  'org.rights_review': '審批',
  'org.right.review.flows': '設定審批流程',
  'org.right.review.flows.text': '設定誰審批什麼、部門負責人，並處理沒有審批人的申請',
  'review.jump_approvals': '審批',
} satisfies Record<keyof typeof source, string>
