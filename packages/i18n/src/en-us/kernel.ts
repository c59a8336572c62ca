import type { kernelTexts as source } from '../zh-cn/kernel.ts'

export const kernelTexts = {
  app_network_error: 'Network error. Please check your connection and try again',
  'kernel.retry': 'Try again',
  'kernel.cancel': 'Cancel',
  'kernel.confirm': 'OK',
  'kernel.back': 'Back',
} satisfies Record<keyof typeof source, string>
