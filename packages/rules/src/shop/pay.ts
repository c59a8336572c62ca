import type { Currency } from './money.ts'

export const PAY_PROVIDERS = ['wechat', 'alipay', 'simulator'] as const
export type PayProviderName = (typeof PAY_PROVIDERS)[number]

/** Where the person pays: inside WeChat, in the browser of a phone, or on the desktop with a code or a page. */
export const PAY_SCENES = ['jsapi', 'h5', 'native'] as const
export type PayScene = (typeof PAY_SCENES)[number]

const CURRENCIES_OF: Readonly<Record<PayProviderName, readonly Currency[]>> = {
  wechat: ['CNY'],
  alipay: ['CNY'],
  simulator: ['CNY', 'IDR'],
}
export const takesCurrency = (provider: PayProviderName, currency: Currency): boolean =>
  CURRENCIES_OF[provider].includes(currency)

const SCENES_OF: Readonly<Record<PayProviderName, readonly PayScene[]>> = {
  wechat: ['jsapi', 'h5', 'native'],
  alipay: ['h5', 'native'],
  simulator: ['jsapi', 'h5', 'native'],
}
export const hasScene = (provider: PayProviderName, scene: PayScene): boolean => SCENES_OF[provider].includes(scene)

export const PAYMENT_STATES = ['open', 'paid', 'closed', 'late'] as const
/** `late` is money that arrived after the order was closed. It is given back. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Why a message of a provider changed nothing, or, the last two, why a person was refused. */
export const REFUSALS = [
  'signature',
  'serial',
  'merchant',
  'application',
  'trade',
  'amount',
  'currency',
  'refund',
  'unreadable',
  'repeated',
  'price',
  'order',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** When the server asks the provider about an open payment, in seconds after it was started. */
export const ASK_AFTER_S = [30, 120, 300, 900] as const

/** The screen asks the server every second this often, then shows a button. */
export const RESULT_ASKS = 10
export const RESULT_ASK_MS = 1000

/** The desktop looks this often whether somebody has paid with the code. */
export const CODE_LOOK_MS = 3000
