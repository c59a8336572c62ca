import { REFUND_REASON_LENGTH } from '@sands/rules/shop/refund'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import {
  Invoice,
  OrderDetail,
  OrderIdSchema,
  OrderItem,
  OrderStateSchema,
  OwnVoucher,
  StartedPayment,
  VoucherStateSchema,
} from './order.model.ts'
import { GoodsIdSchema, PayTypeSchema, ProviderSchema, SceneSchema, SeenPrice } from './shop.model.ts'

const One = Type.Object({ id: OrderIdSchema })

export const shopOrderCalls = {
  'POST /sands-shopping/api/v1/order/create': call({
    summary: 'Places an order of one product at the price that the person saw. Holds stock and points for 30 minutes.',
    access: 'learner',
    body: Type.Object({
      goodsId: GoodsIdSchema,
      payType: PayTypeSchema,
      seen: SeenPrice,
      addressId: Type.Optional(IdOf<'address'>()),
      invoice: Type.Optional(Invoice),
    }),
    data: OrderDetail,
    errors: [
      'shop.goods_gone',
      'shop.off_sale',
      'shop.no_permission',
      'shop.bought',
      'shop.quota',
      'shop.sold_out',
      'shop.points_short',
      'shop.pay_type_off',
      'shop.price_changed',
      'shop.address_needed',
      'shop.address_gone',
      'shop.not_delivered_there',
      'shop.provider_off',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/order/pay': call({
    summary: 'Starts the payment of the cash part with a provider. An order without one is paid when it is placed.',
    access: 'learner',
    body: Type.Object({
      id: OrderIdSchema,
      provider: ProviderSchema,
      scene: SceneSchema,
      code: Type.Optional(
        Type.String({ pattern: '^[0-9A-Za-z_-]{6,128}$', maxLength: 128, description: 'With which WeChat led back' }),
      ),
      state: Type.Optional(Type.String({ pattern: '^[0-9a-z]{10,128}$', maxLength: 128 })),
    }),
    data: StartedPayment,
    errors: [
      'shop.order_gone',
      'shop.wrong_step',
      'shop.order_expired',
      'shop.off_sale',
      'shop.provider_off',
      'shop.payer_unknown',
      'shop.pay_failed',
    ],
    perMinute: 30,
  }),
  'GET /sands-shopping/api/v1/order/ways': call({
    summary: 'The providers with which an order can be paid, in this place.',
    access: 'learner',
    query: Type.Object({ id: OrderIdSchema, scene: Type.Optional(SceneSchema) }),
    data: Type.Array(ProviderSchema),
    errors: ['shop.order_gone'],
  }),
  'GET /sands-shopping/api/v1/order/page': call({
    summary: 'Orders of the person, newest first.',
    access: 'learner',
    query: Type.Object({ state: Type.Optional(OrderStateSchema), ...pageQuery }),
    data: Page(OrderItem),
  }),
  'GET /sands-shopping/api/v1/order/get': call({
    summary: 'An order of the person. Asks the provider about an open payment with `ask`.',
    access: 'learner',
    query: Type.Object({ id: OrderIdSchema, ask: Type.Optional(Type.Literal(1)) }),
    data: OrderDetail,
    errors: ['shop.order_gone'],
  }),
  'POST /sands-shopping/api/v1/order/cancel': call({
    summary: 'Cancels an unpaid order, and frees its stock and points.',
    access: 'learner',
    body: One,
    data: OrderDetail,
    errors: ['shop.order_gone', 'shop.wrong_step', 'shop.pay_failed'],
    perMinute: 30,
  }),
  'POST /sands-shopping/api/v1/order/receive': call({
    summary: 'Confirms that shipped goods have arrived.',
    access: 'learner',
    body: One,
    data: OrderDetail,
    errors: ['shop.order_gone', 'shop.wrong_step'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/order/refund': call({
    summary: 'Requests that an order is taken back. Somebody with the right approves it.',
    access: 'learner',
    body: Type.Object({
      id: OrderIdSchema,
      reason: Type.String({ minLength: 1, maxLength: REFUND_REASON_LENGTH, pattern: '\\S' }),
    }),
    data: OrderDetail,
    errors: [
      'shop.order_gone',
      'shop.wrong_step',
      'shop.refund_too_late',
      'shop.refund_studied',
      'shop.refund_too_large',
      'shop.refunds_full',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/order/refund/withdraw': call({
    summary: 'Withdraws a request that nobody has decided yet.',
    access: 'learner',
    body: One,
    data: OrderDetail,
    errors: ['shop.order_gone', 'shop.wrong_step'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/voucher/page': call({
    summary: 'Vouchers of the person for services, newest first. Those of orders that are given back are left out.',
    access: 'learner',
    query: Type.Object({ state: Type.Optional(VoucherStateSchema), ...pageQuery }),
    data: Page(OwnVoucher),
  }),
  'POST /sands-shopping/api/v1/pay/simulator/settle': call({
    summary: 'The pay page of the simulator, where it is on: pays or refuses a trade, or tells of a paid one again.',
    access: 'learner',
    body: Type.Object({
      tradeNo: Type.String({ minLength: 6, maxLength: 32, pattern: '^[0-9A-Za-z]+$' }),
      outcome: Type.Union([Type.Literal('pay'), Type.Literal('refuse'), Type.Literal('tell')]),
    }),
    data: Nothing,
    errors: ['shop.trade_gone', 'shop.provider_off'],
  }),
} satisfies Calls
