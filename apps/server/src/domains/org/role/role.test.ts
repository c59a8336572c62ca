import { errors } from '@sands/contract/errors'
import type { CollegeId, DepartmentId, GrantId, RoleId, UserId } from '@sands/contract/kernel/schema'
import { type Right, rights } from '@sands/contract/rights'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEntries } from '../../../kernel/audit/audit.tables.ts'
import { type Sands, startSands, useSands } from '../../../testing/sands.ts'
import { colleges, departments, roles, userRoles, users } from '../org.tables.ts'

const ROLES = 'GET /sands-user/api/v1/manage/role/list'
const SAVE = 'POST /sands-user/api/v1/manage/role/save'
const DELETE = 'POST /sands-user/api/v1/manage/role/delete'
const GRANTS = 'GET /sands-user/api/v1/manage/grant/page'
const GIVE = 'POST /sands-user/api/v1/manage/grant/create'
const TAKE = 'POST /sands-user/api/v1/manage/grant/delete'
const WHY = 'GET /sands-user/api/v1/manage/right/why'
const INFO = 'GET /sands-user/api/v1/user/current-info'

const NOTHING = '999999999'

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the demo company does not have it')
  return value
}

/** Data about the company, read directly from the database. */
function company(sands: Sands) {
  const db = () => sands.server.kernel.database.primary
  const userId = async (userName: string): Promise<UserId> =>
    found((await db().select().from(users).where(eq(users.userName, userName)))[0]).id
  const collegeId = async (name: string): Promise<CollegeId> =>
    found((await db().select().from(colleges).where(eq(colleges.name, name)))[0]).id
  const departmentId = async (name: string): Promise<DepartmentId> =>
    found((await db().select().from(departments).where(eq(departments.name, name)))[0]).id
  const roleId = async (code: string): Promise<RoleId> =>
    found((await db().select().from(roles).where(eq(roles.code, code)))[0]).id
  const lastEntry = async (action: string) =>
    found(
      (
        await db()
          .select()
          .from(auditEntries)
          .where(eq(auditEntries.action, action))
          .orderBy(desc(auditEntries.seq))
          .limit(1)
      )[0],
    )
  /** Grants a person a role of the company's own, directly in the database. */
  const equip = async (
    userName: string,
    held: readonly Right[],
    place: { collegeId?: CollegeId; departmentId?: DepartmentId } = {},
  ): Promise<{ roleId: RoleId; grantId: GrantId }> => {
    const name = `${userName} ${held.join(' ')} ${place.collegeId ?? ''} ${place.departmentId ?? ''}`
    const [role] = await db()
      .insert(roles)
      .values({ name, rights: [...held] })
      .returning({ id: roles.id })
    const row = { userId: await userId(userName), roleId: found(role).id, ...place }
    const [grant] = await db().insert(userRoles).values(row).returning({ id: userRoles.id })
    return { roleId: found(role).id, grantId: found(grant).id }
  }
  return { db, userId, collegeId, departmentId, roleId, lastEntry, equip }
}

describe('roles', () => {
  const sands = useSands()
  const { equip, lastEntry, roleId } = company(sands)

  it('are listed with the built-in ones first, their rights and the number of people', async () => {
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(ROLES)

    expect(data.filter(({ code }) => code !== null)).toHaveLength(9)
    expect(data.find(({ code }) => code === 'administrator')).toMatchObject({
      name: null,
      rights: [...rights],
      people: 1,
      mayGrant: true,
    })
    const auditor = await sands.signIn('auditor')
    expect((await auditor.call(ROLES)).data.every(({ mayGrant }) => !mayGrant)).toBe(true)
  })

  it('of the company are added, changed and removed, each with an audit entry', async () => {
    const admin = await sands.signIn('admin')
    const added = await admin.call(SAVE, {
      body: { id: null, version: null, name: ' Store trainer ', rights: ['org.people.view', 'message.send'] },
    })
    expect(added).toSucceed()
    const { id } = added.data
    const role = (await admin.call(ROLES)).data.find((each) => each.id === id)
    expect(role).toMatchObject({ code: null, name: 'Store trainer', people: 0, version: 1 })
    expect(await lastEntry('org.role.created')).toMatchObject({
      actorName: '吴越',
      subjectKind: 'role',
      subjectId: id,
      subjectName: 'Store trainer',
      after: { name: 'Store trainer', rights: ['message.send', 'org.people.view'] },
    })

    const changed = { id, version: 1, name: 'Trainer', rights: ['org.people.view' as const] }
    expect(await admin.call(SAVE, { body: changed })).toSucceed()
    expect(await lastEntry('org.role.updated')).toMatchObject({
      before: { name: 'Store trainer', rights: ['message.send', 'org.people.view'] },
      after: { name: 'Trainer', rights: ['org.people.view'] },
    })
    expect(await admin.call(SAVE, { body: { ...changed, name: 'Another' } })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(DELETE, { body: { id, version: 1 } })).toFailWith('kernel.changed_meanwhile')
    expect((await admin.call(ROLES)).data.find((each) => each.id === id)).toMatchObject({ name: 'Trainer', version: 2 })

    expect(await admin.call(DELETE, { body: { id, version: 2 } })).toSucceed()
    expect(await lastEntry('org.role.deleted')).toMatchObject({ subjectName: 'Trainer', after: null })
    expect(await admin.call(DELETE, { body: { id, version: 2 } })).toFailWith('kernel.not_found')
    expect(await admin.call(SAVE, { body: { ...changed, version: 2 } })).toFailWith('kernel.not_found')
  })

  it('that are built in cannot be changed', async () => {
    const admin = await sands.signIn('admin')
    const id = await roleId('reviewer')

    expect(await admin.call(SAVE, { body: { id, version: 1, name: 'Mine', rights: [] } })).toFailWith('org.built_in')
    expect(await admin.call(DELETE, { body: { id, version: 1 } })).toFailWith('org.built_in')
  })

  it('have unique names, and rights that exist', async () => {
    const admin = await sands.signIn('admin')
    const body = { id: null, version: null, name: 'Twice', rights: [] }
    expect(await admin.call(SAVE, { body })).toSucceed()

    expect(await admin.call(SAVE, { body: { ...body, name: ' Twice' } })).toFailWith('org.name_taken')
    expect(await admin.call(SAVE, { body: { ...body, name: '  ' } })).toFailWith('kernel.invalid_field')
    expect(
      await admin.call(SAVE, { body: { ...body, name: 'New', rights: ['everything' as 'message.send'] } }),
    ).toFailWith('kernel.invalid_field')
  })

  it('are created once when two administrators add the same name at once', async () => {
    const admin = await sands.signIn('admin')
    const body = { id: null, version: null, name: 'At once', rights: [] }
    const answers = await Promise.all([1, 2, 3].map(() => admin.call(SAVE, { body })))

    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await admin.call(ROLES)).data.filter(({ name }) => name === 'At once')).toHaveLength(1)
  })

  it('contain no right that their author lacks in the whole company', async () => {
    await equip('staff02', ['org.roles.edit', 'org.roles.view', 'org.people.view'])
    const clerk = await sands.signIn('staff02')
    const body = { id: null, version: null, name: 'Beyond', rights: ['org.people.edit' as const] }

    expect(await clerk.call(SAVE, { body })).toFailWith('org.beyond_own_rights')
    const own = await clerk.call(SAVE, { body: { ...body, rights: ['org.people.view'] } })
    expect(own).toSucceed()

    const richer = await equip('staff03', ['message.send'])
    const taken = { id: richer.roleId, version: 1, name: 'Less', rights: [] }
    expect(await clerk.call(SAVE, { body: taken })).toFailWith('org.beyond_own_rights')
    expect(await clerk.call(DELETE, { body: { id: richer.roleId, version: 1 } })).toFailWith('org.beyond_own_rights')
  })

  it('cannot be managed by people who manage one college only', async () => {
    const { collegeId } = company(sands)
    await equip('staff04', rights, { collegeId: await collegeId('沙丘学院') })
    const local = await sands.signIn('staff04')

    expect(await local.call(SAVE, { body: { id: null, version: null, name: 'Local', rights: [] } })).toFailWith(
      'org.beyond_own_rights',
    )
  })

  it('that are granted cannot be removed, and a change reaches their people at once', async () => {
    const { roleId: id } = await equip('staff05', ['org.people.view'])
    const [admin, holder] = await Promise.all([sands.signIn('admin'), sands.signIn('staff05')])
    expect((await holder.call(INFO)).data.rights).toEqual(['org.people.view'])

    const body = { id, version: 1, name: 'Watchers', rights: ['org.people.view' as const, 'message.send' as const] }
    expect(await admin.call(SAVE, { body })).toSucceed()
    await expect.poll(async () => (await holder.call(INFO)).data.rights).toEqual(['message.send', 'org.people.view'])

    const refused = await admin.call(DELETE, { body: { id, version: 2 } })
    expect(refused).toFailWith('org.still_used')
    expect(refused.data).toMatchObject({ count: 1 })
  })
})

describe('grants', () => {
  const sands = useSands()
  const { collegeId, db, departmentId, equip, lastEntry, roleId, userId } = company(sands)

  it('are listed with place, giver and time, and found by person, role and text', async () => {
    const admin = await sands.signIn('admin')
    const auditors = await admin.call(GRANTS, { query: { roleId: await roleId('auditor') } })
    expect(auditors.data.records).toMatchObject([
      { userName: '周正', roleCode: 'auditor', collegeId: null, departmentId: null, mayRevoke: true },
    ])
    expect((await admin.call(GRANTS, { query: { userId: await userId('auditor') } })).data.total).toBe(1)
    expect((await admin.call(GRANTS, { query: { keyword: 'AUDIT' } })).data.total).toBe(1)
    expect((await admin.call(GRANTS, { query: { keyword: '%' } })).data.total).toBe(0)
    const mine = await admin.call(GRANTS, { query: { userId: await userId('admin') } })
    expect(mine.data.records).toMatchObject([{ roleCode: 'administrator', mayRevoke: false }])
  })

  it('are added and revoked with effect at once, and an audit entry each', async () => {
    const [admin, emma] = await Promise.all([sands.signIn('admin'), sands.signIn('emma')])
    const academy = await collegeId('Dune Academy')
    const body = {
      userId: await userId('emma'),
      roleId: await roleId('auditor'),
      collegeId: academy,
      departmentId: null,
    }
    const given = await admin.call(GIVE, { body })
    expect(given).toSucceed()
    await expect.poll(async () => (await emma.call(INFO)).data.rights).toContain('org.people.view')
    expect(await lastEntry('org.grant.created')).toMatchObject({
      actorName: '吴越',
      collegeId: academy,
      subjectKind: 'user',
      subjectId: body.userId,
      subjectName: 'Emma Clarke',
      before: null,
      after: { role: 'auditor', college: 'Dune Academy', department: null },
    })
    const [grant] = (await admin.call(GRANTS, { query: { userId: body.userId } })).data.records
    expect(grant).toMatchObject({ collegeName: 'Dune Academy', grantedBy: '吴越', mayRevoke: true })
    expect(await admin.call(GIVE, { body })).toFailWith('org.granted_already')

    expect(await admin.call(TAKE, { body: { id: given.data.id } })).toSucceed()
    await expect.poll(async () => (await emma.call(INFO)).data.rights).toEqual([])
    expect(await lastEntry('org.grant.deleted')).toMatchObject({ before: { role: 'auditor', college: 'Dune Academy' } })
    expect(await admin.call(TAKE, { body: { id: given.data.id } })).toFailWith('kernel.not_found')
  })

  it('sent twice with one key are added once', async () => {
    const admin = await sands.signIn('admin')
    const body = {
      userId: await userId('staff06'),
      roleId: await roleId('reviewer'),
      collegeId: null,
      departmentId: null,
    }
    const twice = { body, headers: { 'idempotency-key': 'give-once-0001' } }
    const [first, second] = [await admin.call(GIVE, twice), await admin.call(GIVE, twice)]

    expect(second).toSucceed()
    expect(second.data).toEqual(first.data)
    expect((await admin.call(GRANTS, { query: { userId: body.userId } })).data.total).toBe(1)
  })

  it('cannot be changed for oneself', async () => {
    const admin = await sands.signIn('admin')
    const own = await userId('admin')
    const body = { userId: own, roleId: await roleId('teacher'), collegeId: null, departmentId: null }
    const [grant] = (await admin.call(GRANTS, { query: { userId: own } })).data.records

    expect(await admin.call(GIVE, { body })).toFailWith('org.not_yourself')
    expect(await admin.call(TAKE, { body: { id: found(grant).id } })).toFailWith('org.not_yourself')
  })

  it('never exceed the rights of the giver, and cannot be revoked by people with fewer rights', async () => {
    const home = await collegeId('沙丘学院')
    await equip('staff07', ['org.roles.edit', 'org.roles.view', 'org.people.view', 'exam.mark', 'training.mark'], {
      collegeId: home,
    })
    const clerk = await sands.signIn('staff07')
    const person = await userId('learner')
    const give = (role: RoleId, place: { collegeId: CollegeId | null; departmentId: DepartmentId | null }) =>
      clerk.call(GIVE, { body: { userId: person, roleId: role, ...place } })
    const inCollege = { collegeId: home, departmentId: null }

    expect(await give(await roleId('administrator'), inCollege)).toFailWith('org.beyond_own_rights')
    expect(await give(await roleId('training-manager'), inCollege)).toFailWith('org.beyond_own_rights')
    expect(await give(await roleId('reviewer'), { collegeId: null, departmentId: null })).toFailWith(
      'org.beyond_own_rights',
    )
    expect(await give(await roleId('reviewer'), inCollege)).toSucceed()

    const { data } = await clerk.call(GRANTS, { query: { roleId: await roleId('administrator') } })
    expect(data.records).toMatchObject([{ userName: '吴越', mayRevoke: false }])
    expect(await clerk.call(TAKE, { body: { id: found(data.records[0]).id } })).toFailWith('org.beyond_own_rights')
  })

  it('need a place that exists, to which the person belongs', async () => {
    const admin = await sands.signIn('admin')
    const [home, academy] = [await collegeId('沙丘学院'), await collegeId('Dune Academy')]
    const body = {
      userId: await userId('emma'),
      roleId: await roleId('teacher'),
      collegeId: academy,
      departmentId: null,
    }
    const elsewhere = await departmentId('门店运营部')

    expect(await admin.call(GIVE, { body: { ...body, collegeId: home } })).toFailWith('org.place_unknown')
    expect(await admin.call(GIVE, { body: { ...body, departmentId: elsewhere } })).toFailWith('org.place_unknown')
    expect(await admin.call(GIVE, { body: { ...body, collegeId: null, departmentId: elsewhere } })).toFailWith(
      'org.place_unknown',
    )
    expect(await admin.call(GIVE, { body: { ...body, collegeId: NOTHING as CollegeId } })).toFailWith(
      'org.place_unknown',
    )
    expect(await admin.call(GIVE, { body: { ...body, roleId: NOTHING as RoleId } })).toFailWith('kernel.not_found')
    expect(await admin.call(GIVE, { body: { ...body, userId: NOTHING as UserId } })).toFailWith('kernel.not_found')
    expect(await admin.call(GIVE, { body: { ...body, userId: 'emma' as UserId } })).toFailWith('kernel.invalid_field')
  })

  it('of another college cannot be seen, added or revoked from this one', async () => {
    const [home, academy] = [await collegeId('沙丘学院'), await collegeId('Dune Academy')]
    await equip('staff08', rights, { collegeId: home })
    const { grantId } = await equip('emma', ['message.send'], { collegeId: academy })
    const local = await sands.signIn('staff08')
    const emma = await userId('emma')

    expect((await local.call(GRANTS, { query: { userId: emma } })).data.total).toBe(0)
    expect(await local.call(TAKE, { body: { id: grantId } })).toFailWith('kernel.not_found')
    expect(
      await local.call(GIVE, {
        body: { userId: emma, roleId: await roleId('reviewer'), collegeId: home, departmentId: null },
      }),
    ).toFailWith('kernel.not_found')
    expect(
      await local.call(GIVE, {
        body: {
          userId: await userId('learner'),
          roleId: await roleId('reviewer'),
          collegeId: academy,
          departmentId: null,
        },
      }),
    ).toFailWith('org.place_unknown')
    expect(await local.call(WHY, { query: { userId: emma } })).toFailWith('kernel.not_found')
    expect((await (await sands.signIn('admin')).call(GRANTS, { query: { userId: emma } })).data.total).toBe(1)
    await db().delete(userRoles).where(eq(userRoles.id, grantId))
  })

  it('keep the last administrator of the company', async () => {
    await equip('staff09', rights)
    const [other, admin] = await Promise.all([sands.signIn('staff09'), userId('admin')])
    const [grant] = (await other.call(GRANTS, { query: { userId: admin } })).data.records
    const { id } = found(grant)
    expect(await other.call(TAKE, { body: { id } })).toFailWith('org.last_administrator')

    const second = { userId: await userId('staff10'), roleId: found(grant).roleId, collegeId: null, departmentId: null }
    expect(await other.call(GIVE, { body: second })).toSucceed()
    await db().update(users).set({ status: 'disabled' }).where(eq(users.id, second.userId))
    expect(await other.call(TAKE, { body: { id } })).toFailWith('org.last_administrator')
    await db().update(users).set({ status: 'active' }).where(eq(users.id, second.userId))

    const both = (await other.call(GRANTS, { query: { roleId: second.roleId } })).data.records
    const answers = await Promise.all(both.map((each) => other.call(TAKE, { body: { id: each.id } })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await other.call(GRANTS, { query: { roleId: second.roleId } })).data.total).toBe(1)
  })

  it('reach every process within a second', async () => {
    const twin = await startSands({ database: { url: sands.databaseUrl, drop: async () => undefined } })
    const { grantId } = await equip('staff11', ['org.roles.view'])
    const holder = await twin.signIn('staff11')
    expect(await holder.call(ROLES)).toSucceed()

    const admin = await sands.signIn('staff09')
    expect(await admin.call(TAKE, { body: { id: grantId } })).toSucceed()
    await expect.poll(async () => (await holder.call(ROLES)).code).toBe(errors['kernel.no_permission'].code)
    await twin.close()
  })
})

describe('effective rights', () => {
  const sands = useSands()
  const { collegeId, departmentId, equip, userId } = company(sands)

  it('list every right: where it is held, through which role, and which role would give it in a larger place', async () => {
    const [home, academy] = [await collegeId('沙丘学院'), await collegeId('Dune Academy')]
    const shops = await departmentId('门店运营部')
    await equip('learner', ['org.people.view', 'message.send'], { collegeId: home, departmentId: shops })
    await equip('learner', ['ops.jobs.view'], { collegeId: academy })
    await equip('learner', ['org.audiences.view', 'org.colleges.edit'], { collegeId: home })
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(WHY, { query: { userId: await userId('learner') } })
    const of = (right: Right) => found(data.reasons.find((reason) => reason.right === right))

    expect(data).toMatchObject({ name: '林晓', status: 'active', belongsHere: true })
    expect(data.reasons.map(({ right }) => right)).toEqual([...rights])
    expect(of('org.people.view')).toMatchObject({ held: 'department', through: [{ departmentName: '门店运营部' }] })
    expect(of('org.audiences.view')).toMatchObject({ held: 'college', through: [{ collegeName: '沙丘学院' }] })
    expect(of('message.send')).toMatchObject({ held: 'no', through: [], notThrough: [{ departmentId: shops }] })
    expect(of('ops.jobs.view')).toMatchObject({ held: 'no', notThrough: [{ collegeName: 'Dune Academy' }] })
    expect(of('org.colleges.edit')).toMatchObject({ held: 'no', notThrough: [{ collegeId: home }] })
    expect(of('org.roles.edit')).toEqual({ right: 'org.roles.edit', held: 'no', through: [], notThrough: [] })
  })

  it('are the same as what the server allows', async () => {
    const [admin, learner] = await Promise.all([sands.signIn('admin'), sands.signIn('learner')])
    const { data } = await admin.call(WHY, { query: { userId: await userId('learner') } })

    const held = data.reasons.filter(({ held }) => held !== 'no').map(({ right }) => right)
    expect(held.sort()).toEqual((await learner.call(INFO)).data.rights)
    const { data: own } = await admin.call(WHY, { query: { userId: await userId('admin') } })
    expect(own.reasons.every(({ held }) => held === 'company')).toBe(true)
  })

  it('of a person outside the college are empty', async () => {
    await equip('emma', ['message.send'])
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(WHY, { query: { userId: await userId('emma') } })

    expect(data.belongsHere).toBe(false)
    expect(data.reasons.every(({ held, through }) => held === 'no' && through.length === 0)).toBe(true)
    expect(data.reasons.find(({ right }) => right === 'message.send')?.notThrough).toHaveLength(1)
    expect(await admin.call(WHY, { query: { userId: NOTHING as UserId } })).toFailWith('kernel.not_found')
    expect(await admin.call(WHY, { query: { userId: 'x' as UserId } })).toFailWith('kernel.invalid_field')
  })
})
