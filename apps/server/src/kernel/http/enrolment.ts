import type { Clock } from '../clock.ts'
import { fail } from '../errors.ts'
import type { Identity } from '../viewer.ts'

/** Whether the time to set up the second factor that the company asks for is over. */
export const isEnrolmentLate = ({ enrolBy }: Pick<Identity, 'enrolBy'>, clock: Clock): boolean =>
  enrolBy !== null && enrolBy <= clock.now().getTime()

/** Throws for people with management rights who have to set up a second factor first. */
export function expectEnrolled(person: Pick<Identity, 'enrolBy'>, clock: Clock): void {
  if (isEnrolmentLate(person, clock)) throw fail('kernel.second_factor_first')
}

/** The same person, who holds nothing, whichever way a call looks at rights. */
export const withoutRights = <Known extends Identity>(person: Known): Known => ({
  ...person,
  rights: new Set(),
  companyRights: new Set(),
  departments: new Map(),
  withheld: person.rights,
})
