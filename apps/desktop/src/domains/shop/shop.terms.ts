import { GiftOutlined, ShopOutlined } from '@ant-design/icons'
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
    {
      kind: 'merchant',
      text: 'shop.manage_jump_merchant',
      one: 'shop.manage_one_merchant',
      pick: 'shop.manage_pick_merchant',
      icon: ShopOutlined,
      tint: 'leaf',
    },
  ],
  filePlaces: {
    'shop.goods': { text: 'shop.manage_use_goods', path: '/manage/shop/goods', by: 'open' },
    'shop.merchant': { text: 'shop.manage_use_merchant', path: '/manage/shop/merchants', by: 'open' },
    'shop.banner': { text: 'shop.manage_use_banner' },
  },
  batches: {
    'shop.orders': 'shop.batch_orders',
    'shop.goods': 'shop.batch_goods',
    'shop.sales': 'shop.batch_sales',
    'shop.shipments': 'shop.batch_shipments',
  },
} satisfies DomainTerms
