import { callsByDomain } from '@sands/contract/calls'
import { errors } from '@sands/contract/errors'
import { rightsFor } from '@sands/contract/kernel/access'
import type { Call } from '@sands/contract/kernel/call'
import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { type Right, reachOf, rights } from '@sands/contract/rights'
import { arrayContains, asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { colleges, departments, memberships, roles, userRoles, users } from '../domains/org/org.tables.ts'
import type { Client } from '../testing/client.ts'
import { type Sands, useSands } from '../testing/sands.ts'
import { BUILT_IN_ROLES } from './roles.ts'

interface ManageCall {
  name: string
  /** One of them is enough. */
  rights: readonly Right[]
}

const allCalls: readonly (readonly [string, Call])[] = Object.values(callsByDomain).flatMap((calls) =>
  Object.entries<Call>(calls),
)
/** Every call that needs a right. New calls are included automatically. */
const manageCalls: readonly ManageCall[] = allCalls.flatMap(([name, { access }]) => {
  const needed = rightsFor(access)
  return needed.length > 0 ? [{ name, rights: needed }] : []
})

const REFUSED = { right: errors['kernel.no_permission'].code, session: errors['kernel.not_signed_in'].code }

/**
 * Sends the call without parameters and reports whether access was refused or the request got past the access check.
 */
async function door(client: Client, { name }: ManageCall): Promise<'no right' | 'no session' | 'open'> {
  const [method = '', path = ''] = name.split(' ')
  const response = await client.send(path, {
    method,
    headers: client.token ? { authorization: `Bearer ${client.token}` } : {},
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  const { code } = isJson ? ((await response.json()) as { code: number }) : { code: 0 }
  if (!isJson) await response.body?.cancel()
  expect(code, name).not.toBe(errors['kernel.unexpected'].code)
  if (code === REFUSED.right) return 'no right'
  return code === REFUSED.session ? 'no session' : 'open'
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo company does not have it')
  return value
}

interface Place {
  collegeId?: CollegeId
  departmentId?: DepartmentId
}

/** Signs in a person whose only role is this one, granted for this place. */
async function holderOf(sands: Sands, { userName, code, ...place }: { userName: string; code: string } & Place) {
  const { primary } = sands.server.kernel.database
  const [user] = await primary.select().from(users).where(eq(users.userName, userName))
  const [role] = await primary.select().from(roles).where(eq(roles.code, code))
  const userId = found(user).id
  await primary.delete(userRoles).where(eq(userRoles.userId, userId))
  await primary.insert(userRoles).values({ userId, roleId: found(role).id, ...place })
  return sands.signIn(userName)
}

const collegeNamed = async (sands: Sands, name: string): Promise<CollegeId> =>
  found((await sands.server.kernel.database.primary.select().from(colleges).where(eq(colleges.name, name)))[0]).id

/** All people in this test belong to HOME and none of them to AWAY. */
const HOME = '沙丘学院'
const AWAY = 'Dune Academy'

/** The queue of reviewers asks for it itself: people who are named as reviewers need no right. */
const ASKED_BY_SERVICES: readonly Right[] = ['exam.mark', 'training.mark']

describe('every call of the management', () => {
  const sands = useSands()
  const openTo = async (client: Client): Promise<string[]> => {
    const names: string[] = []
    for (const call of manageCalls) if ((await door(client, call)) === 'open') names.push(call.name)
    return names
  }
  const needing = (allowed: (right: Right) => boolean) =>
    manageCalls.filter((call) => call.rights.some(allowed)).map(({ name }) => name)

  it('is covered by this test, and every right gives access to at least one call', () => {
    expect(manageCalls.length).toBeGreaterThan(50)
    const unused = rights.filter((right) => !manageCalls.some((call) => call.rights.includes(right)))
    expect(unused).toEqual(ASKED_BY_SERVICES)
  })

  it.each(BUILT_IN_ROLES.map(({ code }, index) => ({ code, userName: `staff${index + 11}` })))(
    'lets the role $code call exactly what its rights allow',
    async ({ code, userName }) => {
      const holder = await holderOf(sands, { userName, code })
      const held = found(BUILT_IN_ROLES.find((role) => role.code === code)).rights

      expect(await openTo(holder)).toEqual(needing((right) => held.includes(right)))
    },
  )

  it('refuses a person without a role', async () => {
    expect(await openTo(await sands.signIn('learner'))).toEqual([])
  })

  it('refuses an administrator of another college', async () => {
    const collegeId = await collegeNamed(sands, AWAY)
    expect(await openTo(await holderOf(sands, { userName: 'staff20', code: 'administrator', collegeId }))).toEqual([])
  })

  it('accepts the administrator of this college, except for calls that concern the whole company', async () => {
    const collegeId = await collegeNamed(sands, HOME)
    const local = await holderOf(sands, { userName: 'staff21', code: 'administrator', collegeId })

    expect(await openTo(local)).toEqual(needing((right) => reachOf(right) !== 'company'))
  })

  it('accepts the administrator of a department only for calls about the people of that department', async () => {
    const collegeId = await collegeNamed(sands, HOME)
    const [department] = await sands.server.kernel.database.primary
      .select()
      .from(departments)
      .where(eq(departments.name, '门店运营部'))
    const place = { collegeId, departmentId: found(department).id }
    const local = await holderOf(sands, { userName: 'staff22', code: 'administrator', ...place })

    const names = needing((right) => reachOf(right) === 'department')
    expect(names.length).toBeGreaterThan(0)
    expect(await openTo(local)).toEqual(names)
  })

  it.each(manageCalls)('$name needs a session', async (call) => {
    expect(await door(sands.visitor(), call)).toBe('no session')
  })
})

describe('a right granted for a department', () => {
  const sands = useSands()
  const PEOPLE = 'GET /sands-user/api/v1/manage/user/page'
  const PERSON = 'GET /sands-user/api/v1/manage/user/get'
  const STATUS = 'POST /sands-user/api/v1/manage/user/set-status'
  const RENAME = 'POST /sands-user/api/v1/manage/department/rename'
  let place: { collegeId: CollegeId; departmentId: DepartmentId }
  let inside: UserId[]
  let outside: UserId
  let other: { id: DepartmentId; version: number; name: string }

  beforeAll(async () => {
    const { primary } = sands.server.kernel.database
    const [shops] = await primary.select().from(departments).where(eq(departments.name, '门店运营部'))
    const [desktop] = await primary.select().from(departments).where(eq(departments.name, '技术研发部'))
    place = { collegeId: await collegeNamed(sands, HOME), departmentId: found(shops).id }
    other = found(desktop)
    const below = primary
      .select({ id: departments.id })
      .from(departments)
      .where(arrayContains(departments.path, [BigInt(place.departmentId)]))
    const rows = await primary
      .select({ id: memberships.userId })
      .from(memberships)
      .where(inArray(memberships.departmentId, below))
      .orderBy(asc(memberships.userId))
    inside = rows.map(({ id }) => id)
    const [outsider] = await primary.select().from(memberships).where(eq(memberships.departmentId, other.id))
    outside = found(outsider).userId
  })

  it('covers the people of that department and of those below it, and nobody else', async () => {
    const local = await holderOf(sands, { userName: 'manager', code: 'administrator', ...place })
    const { data } = await local.call(PEOPLE, { query: { size: 100 } })

    expect(data.records.map(({ id }) => id).sort()).toEqual([...inside].sort())
    expect(data.total).toBe(inside.length)
    expect(await local.call(PERSON, { query: { id: found(inside[0]) } })).toSucceed()
    expect(await local.call(PERSON, { query: { id: outside } })).toFailWith('kernel.not_found')
    const elsewhere = await local.call(PEOPLE, { query: { departmentId: other.id, size: 100 } })
    expect(elsewhere.data?.records ?? []).toEqual([])
  })

  it('does not allow changes outside that department', async () => {
    const local = await holderOf(sands, { userName: 'staff01', code: 'administrator', ...place })
    const { primary } = sands.server.kernel.database

    const disabled = await local.call(STATUS, { body: { ids: [outside], status: 'disabled' } })
    expect([errors['kernel.not_found'].code, errors['org.out_of_reach'].code]).toContain(disabled.code)
    const { id, version } = other
    expect(await local.call(RENAME, { body: { id, version, name: 'Mine' } })).toFailWith('org.out_of_reach')
    expect(await primary.select().from(departments).where(eq(departments.id, id))).toMatchObject([{ name: other.name }])
    expect(await primary.select().from(users).where(eq(users.id, outside))).toMatchObject([{ status: 'active' }])
  })
})
