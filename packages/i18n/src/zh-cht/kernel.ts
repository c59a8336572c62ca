import type { kernelTexts as source } from '../zh-cn/kernel.ts'

export const kernelTexts = {
  app_network_error: '網路異常，請檢查網路後重試',
  'kernel.retry': '重試',
  'kernel.cancel': '取消',
  'kernel.confirm': '確定',
  'kernel.back': '返回',
} satisfies Record<keyof typeof source, string>
