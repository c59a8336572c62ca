interface Looking {
  name: string
  userName: string
}

const ENDS_IN_DIGITS = /\d{4}$/

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/**
 * Who looks at it. Two people of the same name differ in the end of their number; the end of a name made of letters
 * would look like a mistake, so those have the day instead.
 */
export const watermarkText = ({ name, userName }: Looking, now = new Date()): string =>
  `${name} ${ENDS_IN_DIGITS.exec(userName)?.[0] ?? dayOf(now)}`
