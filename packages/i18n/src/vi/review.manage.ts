import type { reviewManageTexts as source } from '../zh-cn/review.manage.ts'

export const reviewManageTexts = {
  'review.manage': 'Duyệt',
  'review.marking': 'Chấm bài',
  'review.exam': 'Kỳ thi',
  'review.paper': 'Bài làm',
  'review.question': 'Câu hỏi',
  'review.homework': 'Chấm bài tập',
  'review.homework_task': 'Nhiệm vụ bài tập',
  'review.hand_in': 'Bài nộp',
  'review.approvals_page': 'Phê duyệt',
  'review.flows': 'Quy trình phê duyệt',
  'org.rights_review': 'Phê duyệt',
  'org.right.review.flows': 'Thiết lập quy trình phê duyệt',
  'org.right.review.flows.text': 'Đặt ai duyệt gì, trưởng phòng, và xử lý yêu cầu không có người duyệt',
  'review.jump_approvals': 'Phê duyệt',
} satisfies Record<keyof typeof source, string>
