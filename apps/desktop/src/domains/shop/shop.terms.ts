import { GiftOutlined } from '@ant-design/icons'
import { ORDER_STATES } from '@sands/rules/shop/order'
import { GOODS_STATES } from '@sands/rules/shop/shop'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

const ACTS = [
  'put-on-sale',
  'taken-off-sale',
  'moved',
  'shipped',
  'refund-requested',
  'refund-approved',
  'refund-rejected',
  'refund-retried',
  'refund-settled',
  'voucher-redeemed',
  'settled',
] as const
const FIELDS = [
  ...(['price', 'integral', 'combinationPrice', 'combinationIntegral', 'isCashPay', 'isIntegralPay'] as const),
  ...([
    'isCombinationPay',
    'defaultPayType',
    'currency',
    'quota',
    'stock',
    'goods',
    'tracking',
    'ours',
    'theirs',
  ] as const),
] as const

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
  batches: { 'shop.orders': 'shop.batch_orders' },
  audit: {
    things: textsOf(
      ['goods', 'stock', 'order', 'merchant', 'category', 'difference'],
      (thing) => `shop.audit_${thing}`,
    ),
    acts: textsOf(ACTS, (act) => `shop.audit_act_${act}`),
    fields: textsOf(FIELDS, (field) => `shop.audit_field_${field}`),
    values: {
      state: {
        ...textsOf(ORDER_STATES, (state) => `shop.state_${state}`),
        ...textsOf(GOODS_STATES, (state) => `shop.manage_state_${state}`),
      },
    },
  },
} satisfies DomainTerms
