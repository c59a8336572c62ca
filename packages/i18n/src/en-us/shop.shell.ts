import type { shopShellTexts as source } from '../zh-cn/shop.shell.ts'

export const shopShellTexts = {
  'shop.title': 'Shop',
  'shop.orders': 'My orders',
} satisfies Record<keyof typeof source, string>
