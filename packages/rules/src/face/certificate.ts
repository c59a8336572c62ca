import type { SeatStatus } from './seat.ts'

export const CERTIFICATE_TITLE_LENGTH = 60
export const CERTIFICATE_TEXT_LENGTH = 500
export const CERTIFICATE_MONTHS = 120

/** What people earn who were at a session. */
export interface FaceCertificateRule {
  readonly title: string
  readonly text: string
  /** How long it is valid; null for always. */
  readonly months: number | null
}

/** Whether two rules say the same. */
export const isSameRule = (one: FaceCertificateRule | null, other: FaceCertificateRule | null): boolean =>
  one?.title === other?.title && one?.text === other?.text && one?.months === other?.months

/** Who came in time or late was there; who missed a part was not. */
const EARNING: readonly SeatStatus[] = ['present', 'late']

/** Whether a seat of a session that is over earns its certificate. */
export const earnsCertificate = (status: SeatStatus): boolean => EARNING.includes(status)

/** The same day some months later, or the last of its month where there is no such day. */
export function validUntil(earned: Date, months: number | null): Date | null {
  if (months === null) return null
  const until = new Date(earned)
  until.setUTCMonth(until.getUTCMonth() + months)
  if (until.getUTCDate() !== earned.getUTCDate()) until.setUTCDate(0)
  return until
}
