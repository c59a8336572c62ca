import { type Reach, type Right, reachOf, rights } from '@sands/contract/rights'

type RightDomain = Right extends `${infer Name}.${string}` ? Name : never

interface RightGroup {
  readonly domain: RightDomain
  readonly rights: readonly Right[]
}

const domainOf = (right: Right) => right.slice(0, right.indexOf('.')) as RightDomain

/** Every right, under the domain it belongs to. */
export const rightGroups: readonly RightGroup[] = [...Map.groupBy(rights, domainOf)].map(([domain, own]) => ({
  domain,
  rights: own,
}))

const REACH: Readonly<Record<Reach, number>> = { department: 1, college: 2, company: 3 }

/** The rights that a role gives with a reach: some rights only work for a whole college, or for the company. */
export const broughtBy = (held: readonly Right[], reach: Reach): Right[] =>
  held.filter((right) => REACH[reach] >= REACH[reachOf(right)])

interface GrantPlace {
  readonly collegeId: string | null
  readonly departmentId: string | null
}

/** Why a grant does not give a right here although its role contains the right. */
export function whyNot(
  right: Right,
  grant: GrantPlace,
  collegeId: string,
): 'college' | 'department' | 'company' | 'here' {
  if (grant.collegeId === null) return 'here'
  if (grant.collegeId !== collegeId) return 'college'
  if (reachOf(right) === 'company') return 'company'
  return grant.departmentId !== null && reachOf(right) === 'college' ? 'department' : 'here'
}
