interface Looking {
  name: string
  userName: string
}

const ENDS_IN_DIGITS = /\d{4}$/

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/**
 * The name of the viewer. The end of the number distinguishes two people with the same name; for account names made of
 * letters the date is used instead, because their ending would look like a mistake.
 */
export const watermarkText = ({ name, userName }: Looking, now = new Date()): string =>
  `${name} ${ENDS_IN_DIGITS.exec(userName)?.[0] ?? dayOf(now)}`
