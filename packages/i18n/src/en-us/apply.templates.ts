import type { applyTemplates as source } from '../zh-cn/apply.templates.ts'

export const applyTemplates = {
  'apply.booked.title': 'You have a place: {name}',
  'apply.booked.content': 'You have a place in “{name}”.',
  'apply.waiting.title': 'On the waiting list: {name}',
  'apply.waiting.content': '“{name}” is full. You are on the waiting list; you move up by yourself and are told.',
  'apply.promoted.title': 'You have moved up: {name}',
  'apply.promoted.content': 'A place in “{name}” became free, and it is yours.',
  'apply.removed.title': 'Your place was taken back: {name}',
  'apply.removed.content': 'The organiser took your place in “{name}” back. Reason: {reason}',
  'apply.cancelled.title': 'Sign-up cancelled: {name}',
  'apply.cancelled.content': 'The sign-up “{name}” was cancelled. Reason: {reason}',
} satisfies Record<keyof typeof source, string>
