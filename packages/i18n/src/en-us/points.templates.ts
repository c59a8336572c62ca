import type { pointsTemplates as source } from '../zh-cn/points.templates.ts'

export const pointsTemplates = {
  'points.proposed.title': 'A points adjustment is waiting for approval',
  'points.proposed.content':
    '{name} proposes an adjustment of {points} points for {person}. Reason: {reason}. Please decide on the desktop under Points > Adjustments.',
  'points.given.title': 'You received {points} points',
  'points.given.content': 'The company gave you {points} points. Reason: {reason}',
  'points.taken.title': '{points} points were deducted',
  'points.taken.content': 'The company deducted {points} of your points. Reason: {reason}',
  'points.expiring.title': '{points} points expire soon',
  'points.expiring.content': '{points} of your points expire from {date} on. Use them before then.',
} satisfies Record<keyof typeof source, string>
