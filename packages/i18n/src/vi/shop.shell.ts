import type { shopShellTexts as source } from '../zh-cn/shop.shell.ts'

export const shopShellTexts = {
  'shop.title': 'Cửa hàng',
  'shop.orders': 'Đơn hàng của tôi',
} satisfies Record<keyof typeof source, string>
