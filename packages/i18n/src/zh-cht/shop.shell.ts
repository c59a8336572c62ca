import type { shopShellTexts as source } from '../zh-cn/shop.shell.ts'

export const shopShellTexts = {
  'shop.title': '商城',
  'shop.orders': '我的訂單',
} satisfies Record<keyof typeof source, string>
