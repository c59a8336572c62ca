import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Review',
  'review.marking': 'Marking',
  'review.exam': 'Exam',
  'review.paper': 'Paper',
  'review.question': 'Question',
  'review.homework': 'Homework',
  'review.homework_task': 'Homework task',
  'review.hand_in': 'Hand-in',
  'review.approvals_page': 'Approvals',
  'review.flows': 'Approval flows',
  'org.rights_review': 'Approvals',
  'org.right.review.flows': 'Draw approval flows',
  'org.right.review.flows.text':
    'Say who approves what, name heads of departments, and decide what reaches nobody else',
  'review.jump_approvals': 'Approvals',
} satisfies Record<keyof typeof source, string>
