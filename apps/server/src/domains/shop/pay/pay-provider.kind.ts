import type { StartedPayment } from '@sands/contract/shop/order.model'
import type { Currency } from '@sands/rules/shop/money'
import type { PayProviderName, PayScene, Refusal } from '@sands/rules/shop/pay'

export interface PayRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  path: string
  headers: Readonly<Record<string, string>>
  body: string
}

export interface PayResponse {
  status: number
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

/** Sends a request to the provider: over the network, or to the simulator of this process. */
export type PayTransport = (request: PayRequest) => Promise<PayResponse>

/** Fetches a file of a provider from another host, such as a statement. */
export type PayDownload = (url: string) => Promise<Buffer>

export interface NewTrade {
  tradeNo: string
  amount: number
  currency: Currency
  description: string
  scene: PayScene
  openId: string | undefined
  payerIp: string
  expiresAt: Date
  /** Where the browser goes after the payment. */
  returnUrl: string
}

/** What the provider knows about a trade. */
export interface Trade {
  tradeNo: string
  state: 'paid' | 'unpaid' | 'closed'
  transactionId: string | null
  amount: number | null
  currency: string | null
  paidAt: Date | null
}

export interface NewRefund {
  tradeNo: string
  refundNo: string
  amount: number
  total: number
  currency: Currency
  reason: string
}

export interface ProviderRefund {
  refundNo: string
  /** `missing` when the provider has never heard of it. */
  state: 'processing' | 'success' | 'failed' | 'missing'
  amount: number | null
}

/** A message of the provider whose signature is right. */
export type PayNotify = { kind: 'trade'; trade: Trade } | { kind: 'refund'; refund: ProviderRefund; tradeNo: string }

/** A payment, or a refund if it has the number of one. */
export interface StatementLine {
  tradeNo: string
  refundNo?: string
  amount: number
  currency: Currency
}

/** Says who pays, where a provider has to know it: inside WeChat. */
export interface PayerLogin {
  /** The page that leads back to a path of ours with `code` and `state`. */
  address(back: string, state: string): string
  /** The payer whose code this is. Throws `PayRefusal` for a wrong or used code. */
  identify(code: string): Promise<string>
}

export interface IncomingNotify {
  headers: Readonly<Record<string, string | undefined>>
  /** The bytes as they arrived: signatures are made over them. */
  body: string
}

export interface PayProvider {
  name: PayProviderName
  start(trade: NewTrade): Promise<StartedPayment>
  query(tradeNo: string): Promise<Trade>
  /** Closing a trade that is closed or unknown changes nothing. Throws `PaidAlready` for a paid one. */
  close(tradeNo: string): Promise<void>
  refund(refund: NewRefund): Promise<ProviderRefund>
  queryRefund(refund: { refundNo: string; tradeNo: string }): Promise<ProviderRefund>
  /** Throws `ForgedNotify` unless the provider has signed it. */
  readNotify(notify: IncomingNotify): Promise<PayNotify>
  /** What the provider wants to read. */
  answer(isTaken: boolean): { status: number; type: string; body: string }
  /** The payments and refunds of a day of the provider. Missing where a provider has no statement that we read. */
  statement?(day: string): Promise<StatementLine[]>
  /** Missing where the provider does not ask who pays, or is not set up to. */
  payer?: PayerLogin
}

/** The provider refused, did not answer, or answered without a right signature. */
export class PayRefusal extends Error {}
/** The trade was paid before it could be closed. */
export class PaidAlready extends PayRefusal {}
/** The message is not from the provider, or too old. */
export class ForgedNotify extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(`the message is refused: ${refusal}`)
    this.refusal = refusal
  }
}
