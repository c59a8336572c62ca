import { shopLinks } from '@sands/contract/shop/shop.links'
import { ShoppingBag } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const shopTabs: readonly TabSlot[] = [{ code: 'welfareMall', path: shopLinks.shopTab(), icon: ShoppingBag }]
