import type { opsErrors as source } from '../zh-cn/ops.errors.ts'

export const opsErrors = {
  'ops.dead_letter_gone': 'This job has already been dealt with',
} satisfies Record<keyof typeof source, string>
