import type { opsErrors as source } from '../zh-cn/ops.errors.ts'

export const opsErrors = {
  'ops.dead_letter_gone': '該任務已被處理',
  'ops.batch_over': '該任務已經結束',
} satisfies Record<keyof typeof source, string>
