/** Digits of a code by text message or e-mail. */
export const CODE_LENGTH = 6
/** How long a code can be used. */
export const CODE_MINUTES = 5
/** Wrong tries until a code is worthless. */
export const CODE_TRIES = 5
/** Seconds until the next code can be sent to the same number or address. */
export const CODE_GAP_S = 60
/** Codes that one number or address gets in a day. */
export const CODES_A_DAY = 10
/** Codes that one network may have sent in an hour. */
export const CODES_A_NETWORK_HOUR = 60
/** The country code of numbers that are stored without one, unless the company sets another. */
export const HOME_AREA = '86'

const ITALY = '39'
const AREA = /^[1-9]\d{0,3}$/
const NATIONAL = /^\d{5,14}$/

/** A number with its country code, as E.164 writes it; undefined for what cannot be one. */
export function phoneOf(areaCode: string, typed: string): string | undefined {
  const area = areaCode.replace(/^\+/, '')
  const written = typed.replaceAll(/[\s()-]/g, '')
  // Within their country people write a zero before the number; only Italy keeps it behind the country code.
  const digits = area === ITALY ? written : written.replace(/^0+/, '')
  if (!AREA.test(area) || !NATIONAL.test(digits) || area.length + digits.length > 15) return undefined
  return `+${area}${digits}`
}

/**
 * How the people list may have written a number. Only numbers of the home country are written without a country code:
 * otherwise +1 9900001000 would be the Chinese number 19900001000.
 */
export function spellingsOf(phone: string, homeArea: string): string[] {
  const home = `+${homeArea}`
  if (!phone.startsWith(home)) return [phone]
  const national = phone.slice(home.length)
  return [phone, national, `0${national}`]
}

/** A number or an address as it is shown to those who may not know it. */
export function masked(target: string): string {
  const at = target.indexOf('@')
  if (at > 0) return `${target.slice(0, Math.min(2, at))}***${target.slice(at)}`
  return `${target.slice(0, -8)}****${target.slice(-4)}`
}
