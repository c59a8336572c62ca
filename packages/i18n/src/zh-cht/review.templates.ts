import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '「{name}」有答卷等待批閱',
  'review.waiting.content': '{count, plural, other {# 份答卷等待您批閱}}。請在電腦上開啟「閱卷」。',
  'review.approval_asked.title': '有一個申請等待您審批',
  'review.approval_asked.content': '「{title}」等待您處理。',
  'review.approvals_asked.title': '有申請等待您審批',
  'review.approvals_asked.content': '{count, plural, other {# 個新申請等待您處理}}。',
  'review.approval_step.title': '您的申請進入下一步',
  'review.approval_step.content': '「{title}」已通過一步審批，正在等待下一步。',
  'review.approval_approved.title': '您的申請已通過',
  'review.approval_approved.content': '「{title}」已通過審批。{reason}',
  'review.approval_declined.title': '您的申請沒有通過',
  'review.approval_declined.content': '「{title}」沒有通過審批。{reason}',
  'review.approval_reminder.title': '提醒：有申請等待您審批',
  'review.approval_reminder.content': '「{title}」還在等待您處理。',
  'review.approval_deputy.title': '您成為 {name} 的代理人',
  'review.approval_deputy.content': '{name} 離開期間（{from} 至 {until}），待其審核的事項由您代為處理。',
} satisfies Record<keyof typeof source, string>
