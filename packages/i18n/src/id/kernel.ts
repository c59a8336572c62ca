import type { kernelTexts as source } from '../zh-cn/kernel.ts'

export const kernelTexts = {
  app_network_error: 'Kesalahan jaringan. Periksa koneksi Anda lalu coba lagi',
  'kernel.retry': 'Coba lagi',
  'kernel.cancel': 'Batal',
  'kernel.confirm': 'OK',
  'kernel.back': 'Kembali',
} satisfies Record<keyof typeof source, string>
