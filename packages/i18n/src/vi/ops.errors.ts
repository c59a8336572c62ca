import type { opsErrors as source } from '../zh-cn/ops.errors.ts'

export const opsErrors = {
  'ops.dead_letter_gone': 'Tác vụ này đã được xử lý',
  'ops.batch_over': 'Công việc này đã kết thúc',
} satisfies Record<keyof typeof source, string>
