import { ORDER_STATES } from '@sands/rules/shop/order'
import { GOODS_STATES } from '@sands/rules/shop/shop'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

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

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const shopAudit = {
  things: textsOf(
    ['goods', 'stock', 'order', 'merchant', 'category', 'difference', 'sales', 'banner'],
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
} satisfies AuditTerms
