const PASSWORD_MIN = 8
export const PASSWORD_MAX = 30

export type PasswordFault = 'length' | 'space' | 'digit' | 'letter' | 'symbol'

/** What a new password lacks: 8 to 30 characters combining digits, letters and symbols, no spaces. Empty when it is fine. */
export function passwordFaults(password: string): PasswordFault[] {
  const faults: PasswordFault[] = []
  const length = [...password].length
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) faults.push('length')
  if (/\s/u.test(password)) faults.push('space')
  if (!/\p{Nd}/u.test(password)) faults.push('digit')
  if (!/\p{L}/u.test(password)) faults.push('letter')
  if (!/[^\p{L}\p{Nd}\s]/u.test(password)) faults.push('symbol')
  return faults
}
