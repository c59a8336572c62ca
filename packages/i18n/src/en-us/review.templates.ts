import type { reviewTemplates as source } from '../zh-cn/review.templates.ts'

export const reviewTemplates = {
  'review.waiting.title': '“{name}” has work to mark',
  'review.waiting.content':
    '{count, plural, one {# paper waits} other {# papers wait}} for you. Please open “Marking” on a computer.',
  'review.approval_asked.title': 'A request waits for you',
  'review.approval_asked.content': '“{title}” waits for your decision.',
  'review.approvals_asked.title': 'Requests wait for you',
  'review.approvals_asked.content':
    '{count, plural, one {# new request waits} other {# new requests wait}} for your decision.',
  'review.approval_step.title': 'Your request goes on',
  'review.approval_step.content': 'A step of “{title}” was approved; the next one is waiting.',
  'review.approval_approved.title': 'Your request was approved',
  'review.approval_approved.content': '“{title}” was approved. {reason}',
  'review.approval_declined.title': 'Your request was declined',
  'review.approval_declined.content': '“{title}” was declined. {reason}',
  'review.approval_reminder.title': 'Reminder: a request waits for you',
  'review.approval_reminder.content': '“{title}” still waits for your decision.',
  'review.approval_deputy.title': 'You are the deputy of {name}',
  'review.approval_deputy.content': 'While {name} is away ({from} to {until}), you decide what waits for them.',
} satisfies Record<keyof typeof source, string>
