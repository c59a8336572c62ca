import type { kernelTexts as source } from '../zh-cn/kernel.ts'

export const kernelTexts = {
  app_network_error: 'Lỗi mạng. Vui lòng kiểm tra kết nối và thử lại',
  'kernel.retry': 'Thử lại',
  'kernel.cancel': 'Hủy',
  'kernel.confirm': 'Đồng ý',
  'kernel.back': 'Quay lại',
} satisfies Record<keyof typeof source, string>
