import type { reviewErrors as source } from '../zh-cn/review.errors.ts'

export const reviewErrors = {
  'review.unknown': 'This work does not exist, or it is not yours to mark',
  'review.claimed': '{name} is marking this now',
  'review.marked_already': '{name} has marked this already',
  'review.approval_unknown': 'This request does not exist or is not for you',
  'review.approval_own': 'You cannot decide about your own request',
  'review.approval_decided': 'This request has been decided already',
  'review.approval_withdrawn': 'The asker has withdrawn this request',
  'review.approval_reason_missing': 'Please give a reason for declining',
  'review.approval_nobody': 'Nobody can decide about this. Please contact the administrator',
  'review.approval_too_many': 'Too many of your requests are still waiting',
  'review.approval_bad_person': 'This person cannot be chosen',
  'review.approval_reminded': 'They were reminded a short time ago',
  'review.approval_bad_time': 'Please check the time away',
  'review.approval_asked_already': 'You have asked for this already; it is waiting',
  'review.flow_unknown': 'This flow does not exist',
  'review.flow_incomplete': 'A step is incomplete',
  'review.flow_too_many': 'The college has as many flows as it can have',
  'review.head_unknown': 'This department does not exist',
  'review.publication_old': 'It has changed since it was asked for; its author has to ask again',
} satisfies Record<keyof typeof source, string>
