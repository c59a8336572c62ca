import type { opsErrors as source } from '../zh-cn/ops.errors.ts'

export const opsErrors = {
  'ops.dead_letter_gone': 'This job has already been dealt with',
  'ops.batch_over': 'This work has already come to its end',
} satisfies Record<keyof typeof source, string>
