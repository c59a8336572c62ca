import { GiftOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

export const shopTerms = {
  jumps: [
    { to: 'shop', text: 'shop.manage_jump_shop' },
    { to: 'shopTab', text: 'shop.manage_jump_tab' },
  ],
  contents: [
    {
      kind: 'goods',
      text: 'shop.manage_jump',
      one: 'shop.manage_one',
      pick: 'shop.manage_pick',
      icon: GiftOutlined,
      tint: 'sand',
    },
  ],
  filePlaces: {
    'shop.goods': { text: 'shop.manage_use_goods', path: '/manage/shop/goods', by: 'open' },
    'shop.merchant': { text: 'shop.manage_use_merchant', path: '/manage/shop/merchants', by: 'open' },
  },
  batches: {
    'shop.orders': 'shop.batch_orders',
    'shop.goods': 'shop.batch_goods',
    'shop.shipments': 'shop.batch_shipments',
  },
} satisfies DomainTerms
