import type { CollegeId, DepartmentId } from '@sands/contract/kernel/schema'
import { type Right, reachOf, rights } from '@sands/contract/rights'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EVERYWHERE, type GrantPlace, holdsAt, mayHandOver, mayHandOverIn, mayShape } from './grant.policy.ts'
import type { HeldRole } from './held-rights.policy.ts'

const NORTH = '1' as CollegeId
const SOUTH = '2' as CollegeId
const SALES = '11' as DepartmentId
const SHOP = '12' as DepartmentId
const DESKTOP = '13' as DepartmentId

const inCollege = (collegeId: CollegeId, ...held: Right[]): HeldRole => ({
  rights: held,
  collegeId,
  departmentId: null,
})
const inDepartment = (departmentId: DepartmentId, ...held: Right[]): HeldRole => ({
  rights: held,
  collegeId: NORTH,
  departmentId,
})
const everywhere = (...held: Right[]): HeldRole => ({ rights: held, collegeId: null, departmentId: null })

const NORTH_ITSELF: GrantPlace = { collegeId: NORTH, path: [] }
const SHOP_IN_SALES: GrantPlace = { collegeId: NORTH, path: [SALES, SHOP] }
const DESKTOP_BESIDE: GrantPlace = { collegeId: NORTH, path: [DESKTOP] }

describe('handing over a role', () => {
  it('needs all its rights there, and the right to manage roles there', () => {
    const own = [inCollege(NORTH, 'org.roles.edit', 'message.send')]
    expect(mayHandOver(own, ['message.send'], NORTH_ITSELF)).toBe(true)
    expect(mayHandOver(own, ['message.send', 'article.edit'], NORTH_ITSELF)).toBe(false)
    expect(mayHandOver([inCollege(NORTH, 'message.send')], ['message.send'], NORTH_ITSELF)).toBe(false)
  })

  it("reaches no further than the giver's own rights", () => {
    const own = [inCollege(NORTH, 'org.roles.edit', 'message.send')]
    expect(mayHandOver(own, ['message.send'], EVERYWHERE)).toBe(false)
    expect(mayHandOver(own, ['message.send'], { collegeId: SOUTH, path: [] })).toBe(false)
    expect(mayHandOver(own, [], EVERYWHERE)).toBe(false)
  })

  it('with a right for a department is possible there and below, and nowhere else', () => {
    const own = [inCollege(NORTH, 'org.roles.edit'), inDepartment(SALES, 'org.people.view')]
    expect(mayHandOver(own, ['org.people.view'], SHOP_IN_SALES)).toBe(true)
    expect(mayHandOver(own, ['org.people.view'], DESKTOP_BESIDE)).toBe(false)
    expect(mayHandOver(own, ['org.people.view'], NORTH_ITSELF)).toBe(false)
    expect(mayHandOverIn(own, ['org.people.view'], NORTH)).toBe(true)
    expect(mayHandOverIn(own, ['org.people.edit'], NORTH)).toBe(false)
  })

  it('counts only what the role gives at that place: a college’s administrator can appoint another', () => {
    const own = [inCollege(NORTH, ...rights)]
    expect(mayHandOver(own, rights, NORTH_ITSELF)).toBe(true)
    expect(mayHandOver(own, rights, EVERYWHERE)).toBe(false)
  })

  it('does not allow changing a role, which needs its rights in the whole company', () => {
    expect(mayShape([everywhere('org.roles.edit', 'message.send')], ['message.send'], [])).toBe(true)
    expect(mayShape([everywhere('org.roles.edit'), inCollege(NORTH, 'message.send')], ['message.send'])).toBe(false)
    expect(mayShape([inCollege(NORTH, 'org.roles.edit')], [])).toBe(false)
    expect(mayShape([everywhere('org.roles.edit')], [], ['message.send'])).toBe(false)
  })
})

/**
 * One right in one place, computed without the code under test. A
 * place for the whole company includes future colleges.
 */
type Power = string
const PARTS: readonly GrantPlace[] = [{ collegeId: NORTH, path: [SALES] }, SHOP_IN_SALES, DESKTOP_BESIDE]
const PLACES: readonly GrantPlace[] = [EVERYWHERE, NORTH_ITSELF, { collegeId: SOUTH, path: [] }, ...PARTS]

function powersAt(held: readonly Right[], place: GrantPlace): Power[] {
  const level = place.collegeId === null ? 'company' : place.path.length === 0 ? 'college' : 'department'
  const inside = PLACES.filter((other) => {
    if (level === 'company') return true
    if (other.collegeId !== place.collegeId) return false
    return level === 'college' || other.path.includes(place.path.at(-1) as DepartmentId)
  })
  return held
    .filter((right) => {
      const needs = reachOf(right)
      return needs === 'department' || needs === level || (needs === 'college' && level === 'company')
    })
    .flatMap((right) => inside.map((where) => `${right} ${where.collegeId} ${where.path.at(-1) ?? ''}`))
}

const PEOPLE = [0, 1, 2, 3] as const
const ROLES = [0, 1, 2] as const
const step = fc.record({
  act: fc.constantFrom('give' as const, 'take' as const, 'shape' as const),
  actor: fc.constantFrom(...PEOPLE),
  person: fc.constantFrom(...PEOPLE),
  role: fc.constantFrom(...ROLES),
  place: fc.constantFrom(...PLACES),
  rights: fc.subarray([...rights]),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const start = fc.record({
  roles: fc.tuple(fc.subarray([...rights]), fc.constant([...rights]), fc.subarray([...rights])),
  grants: fc.array(
    fc.record({
      person: fc.constantFrom(...PEOPLE),
      role: fc.constantFrom(...ROLES),
      place: fc.constantFrom(...PLACES),
    }),
    { maxLength: 5 },
  ),
})

type World = {
  roles: readonly (readonly Right[])[]
  grants: readonly { person: number; role: number; place: GrantPlace }[]
}

const grantsOf = (world: World, person: number) => world.grants.filter((grant) => grant.person === person)
const powersOf = (world: World, person: number) =>
  new Set(grantsOf(world, person).flatMap(({ role, place }) => powersAt(world.roles[role] ?? [], place)))
const heldBy = (world: World, person: number): HeldRole[] =>
  grantsOf(world, person).map(({ role, place }) => ({
    rights: world.roles[role] ?? [],
    collegeId: place.collegeId,
    departmentId: place.path.at(-1) ?? null,
  }))

const gained = (was: ReadonlySet<Power>, is: ReadonlySet<Power>) => [...is].filter((power) => !was.has(power))

/** The same decisions as the services make, on a model in memory. */
function after(world: World, { act, actor, person, role, place, rights: shape }: Step): World {
  const own = heldBy(world, actor)
  const now = world.roles[role] ?? []
  if (act === 'shape') {
    if (!mayShape(own, shape, now)) return world
    return { ...world, roles: world.roles.map((each, index) => (index === role ? shape : each)) }
  }
  if (actor === person || !mayHandOver(own, now, place)) return world
  const others = world.grants.filter(
    (grant) => !(grant.person === person && grant.role === role && grant.place === place),
  )
  return { ...world, grants: act === 'give' ? [...others, { person, role, place }] : others }
}

describe('any sequence of role changes', () => {
  it('never gives or takes a right that the actor does not hold, and nobody raises themselves', () => {
    let changes = 0
    fc.assert(
      fc.property(start, fc.array(step, { minLength: 1, maxLength: 30 }), (first, steps) => {
        let world: World = first
        for (const next of steps) {
          const then = after(world, next)
          if (then !== world) changes += 1
          const mine = powersOf(world, next.actor)
          for (const person of PEOPLE) {
            const [was, is] = [powersOf(world, person), powersOf(then, person)]
            for (const power of [...gained(was, is), ...gained(is, was)])
              expect(mine.has(power), `${power} by ${next.act}`).toBe(true)
          }
          expect(gained(mine, powersOf(then, next.actor))).toEqual([])
          world = then
        }
        const existed = new Set(PEOPLE.flatMap((person) => [...powersOf(first, person)]))
        for (const person of PEOPLE) expect(gained(existed, powersOf(world, person))).toEqual([])
      }),
      { numRuns: 400, seed: 4 },
    )
    expect(changes).toBeGreaterThan(100)
  })

  it('counts a right as held in a place exactly where it can be used', () => {
    fc.assert(
      fc.property(start, fc.constantFrom(...rights), fc.constantFrom(...PLACES), (world, right, place) => {
        const usable = powersOf(world, 0).has(`${right} ${place.collegeId} ${place.path.at(-1) ?? ''}`)
        expect(holdsAt(heldBy(world, 0), right, place)).toBe(usable)
      }),
      { numRuns: 1000, seed: 4 },
    )
  })
})
