import type { Rights } from '../kernel/right.ts'

export const examRights = {
  'exam.bank.edit': 'college',
  'exam.edit': 'college',
  'exam.publish': 'college',
  'exam.mark': 'department',
  'exam.report': 'college',
} as const satisfies Rights
