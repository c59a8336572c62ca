import type { opsErrors as source } from '../zh-cn/ops.errors.ts'

export const opsErrors = {
  'ops.dead_letter_gone': 'Tugas ini sudah ditangani',
  'ops.batch_over': 'Pekerjaan ini sudah selesai',
} satisfies Record<keyof typeof source, string>
