/** The smallest unit: a cent (fen) of a yuan, a whole rupiah. All amounts are whole numbers of it. */
export const CURRENCIES = ['CNY', 'IDR'] as const
export type Currency = (typeof CURRENCIES)[number]

interface Notation {
  readonly sign: string
  /** Digits after the decimal mark. */
  readonly digits: number
  readonly group: string
  readonly decimal: string
}

const NOTATIONS: Readonly<Record<Currency, Notation>> = {
  CNY: { sign: '¥', digits: 2, group: ',', decimal: '.' },
  IDR: { sign: 'Rp', digits: 0, group: '.', decimal: ',' },
}

/** The largest amount of one order, in the smallest unit. */
export const MONEY_MOST = 10_000_000_000

/** How many of the smallest units are one yuan or rupiah. */
export const unitsOf = (currency: Currency): number => 10 ** NOTATIONS[currency].digits

/** The amount as its country writes it, in every language: ¥1,234.50 and Rp15.000. */
export function moneyText(amount: number, currency: Currency): string {
  const { sign, digits, group, decimal } = NOTATIONS[currency]
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  const whole = figures.slice(0, figures.length - digits).replace(/\B(?=(\d{3})+$)/g, group)
  const rest = digits > 0 ? `${decimal}${figures.slice(-digits)}` : ''
  return `${amount < 0 ? '−' : ''}${sign}${whole}${rest}`
}

/** What a person typed, such as 12.5, in the smallest unit; undefined when it is not an amount of this currency. */
export function moneyFromText(text: string, currency: Currency): number | undefined {
  const { digits } = NOTATIONS[currency]
  const match = /^(\d{1,10})(?:\.(\d+))?$/.exec(text.trim())
  const [, whole, decimals = ''] = match ?? []
  if (whole === undefined || decimals.length > digits) return undefined
  const amount = Number(`${whole}${decimals.padEnd(digits, '0')}`)
  return amount <= MONEY_MOST ? amount : undefined
}

/** The amount with a decimal point and without a sign, as Alipay writes it: 990 cents are "9.90". */
export function decimalText(amount: number, currency: Currency): string {
  const { digits } = NOTATIONS[currency]
  const figures = String(amount).padStart(digits + 1, '0')
  return digits > 0 ? `${figures.slice(0, -digits)}.${figures.slice(-digits)}` : figures
}
