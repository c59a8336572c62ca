import { shopLinks } from '@sands/contract/shop/shop.links'
import { ReceiptText, ShoppingBag } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const shopEntries: readonly MyEntry[] = [
  { id: 'shop', label: 'shop.title', icon: ShoppingBag, to: shopLinks.shop(), group: 'more', order: 30 },
  { id: 'orders', label: 'shop.orders', icon: ReceiptText, to: shopLinks.orders(), group: 'more', order: 31 },
]
