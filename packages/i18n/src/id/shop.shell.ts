import type { shopShellTexts as source } from '../zh-cn/shop.shell.ts'

export const shopShellTexts = {
  'shop.title': 'Toko',
  'shop.orders': 'Pesanan saya',
} satisfies Record<keyof typeof source, string>
