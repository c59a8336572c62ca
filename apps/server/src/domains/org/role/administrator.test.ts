import type { GrantId, UserId } from '@sands/contract/kernel/schema'
import { rights } from '@sands/contract/rights'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { importPeople } from '../../../testing/import.ts'
import { auditLog, collegeId, departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const STATUS = 'POST /sands-user/api/v1/manage/user/set-status'
const UPDATE = 'POST /sands-user/api/v1/manage/user/update'
const GET = 'GET /sands-user/api/v1/manage/user/get'
const TAKE = 'POST /sands-user/api/v1/manage/grant/delete'
const GRANTS = 'GET /sands-user/api/v1/manage/grant/page'

describe('the last administrator of the company', () => {
  const sands = useSands()
  const query = (text: string, ...values: unknown[]) => sands.server.kernel.database.pool.query(text, values)
  // Neither is an administrator, but nobody outranks them.
  let one: SignedIn
  let other: SignedIn
  let admin: UserId
  let second: UserId

  const disable = (client: SignedIn, ...ids: UserId[]) => client.call(STATUS, { body: { ids, status: 'disabled' } })
  const left = async (): Promise<string[]> => {
    const { rows } = await query(`select u.user_name from user_roles join roles on roles.id = role_id
      join users u on u.id = user_id
      where code = 'administrator' and user_roles.college_id is null and status = 'active' order by 1`)
    return rows.map(({ user_name }: { user_name: string }) => user_name)
  }
  const grantOf = async (id: UserId): Promise<GrantId> => {
    const { data } = await one.call(GRANTS, { query: { userId: id } })
    const grant = data.records.find(({ roleCode, collegeId }) => roleCode === 'administrator' && collegeId === null)
    if (!grant) throw new Error('the person is not an administrator')
    return grant.id
  }
  const makeAdministrator = (id: UserId) =>
    query(
      `insert into user_roles (user_id, role_id) select $1, id from roles where code = 'administrator' on conflict do nothing`,
      id,
    )

  beforeAll(async () => {
    one = await signInWith(sands, 'staff01', { rights })
    other = await signInWith(sands, 'staff02', { rights })
    admin = await userId(sands, 'admin')
    second = await userId(sands, 'staff03')
  })
  beforeEach(async () => {
    await query(`update users set status = 'active' where id = any($1)`, [admin, second])
    await query('delete from user_roles where user_id = $1', second)
    await makeAdministrator(admin)
  })

  it('cannot be disabled, alone or with others', async () => {
    const someone = await userId(sands, 'staff04')
    expect(await disable(one, admin)).toFailWith('org.last_administrator')
    expect(await disable(one, someone, admin)).toFailWith('org.last_administrator')
    expect((await one.call(GET, { query: { id: someone } })).data.status).toBe('active')

    await makeAdministrator(second)
    expect(await disable(one, admin, second)).toFailWith('org.last_administrator')
    expect(await disable(one, admin)).toSucceed()
    expect(await disable(one, second)).toFailWith('org.last_administrator')
    expect(await left()).toEqual(['staff03'])
  })

  it('must be one of the whole company: one of a college does not count', async () => {
    await query(
      `insert into user_roles (user_id, role_id, college_id) select $1, id, $2 from roles where code = 'administrator'`,
      second,
      await collegeId(sands, '沙丘学院'),
    )
    expect(await disable(one, admin)).toFailWith('org.last_administrator')
    expect(await one.call(TAKE, { body: { id: await grantOf(admin) } })).toFailWith('org.last_administrator')
  })

  it('stays when two are disabled at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await query(`update users set status = 'active' where id = any($1)`, [admin, second])
      await makeAdministrator(second)
      const answers = await Promise.all([disable(one, admin), disable(other, second)])
      expect(answers.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
      expect(answers.find(({ code }) => code !== 1)).toFailWith('org.last_administrator')
      expect(await left()).toHaveLength(1)
    }
  })

  it('stays when two administrators disable each other at the same moment', async () => {
    await makeAdministrator(second)
    const [first, third] = [await sands.signIn('admin'), await sands.signIn('staff03')]
    const answers = await Promise.all([disable(first, second), disable(third, admin)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await left()).toHaveLength(1)
  })

  it('stays when one is disabled while the other loses the role', async () => {
    for (let round = 0; round < 5; round += 1) {
      await query(`update users set status = 'active' where id = any($1)`, [admin, second])
      await makeAdministrator(admin)
      await makeAdministrator(second)
      const id = await grantOf(second)
      const answers = await Promise.all([disable(one, admin), other.call(TAKE, { body: { id } })])
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(answers.find(({ code }) => code !== 1)).toFailWith('org.last_administrator')
      expect(await left()).toHaveLength(1)
    }
  })

  it('stays when an import would disable them, and the row fails', async () => {
    await makeAdministrator(second)
    const file = ['用户名,姓名,状态', 'admin,吴越,停用', 'staff03,第三人,停用', 'staff05,第五人,停用'].join('\n')
    const order = { existing: 'update' as const }
    const tried = await importPeople(one, file, { ...order, dryRun: true })
    const done = await importPeople(one, file, order)

    expect(tried.counts).toEqual({ wouldCreate: 0, wouldUpdate: 2, wouldSkip: 0, failed: 1 })
    expect(done.counts).toEqual({ created: 0, updated: 2, skipped: 0, failed: 1 })
    for (const { state, problems } of [tried, done]) {
      expect(state).toBe('done')
      expect(problems).toMatchObject([{ row: 3, column: '状态', text: 'The company needs at least one administrator' }])
    }
    expect(await left()).toEqual(['staff03'])
    expect((await auditLog(sands, 2)).map(({ action }) => action)).toEqual(['org.user.updated', 'org.user.updated'])
  })

  it('must belong to a college, but can be moved to another one', async () => {
    const { data } = await one.call(GET, { query: { id: admin } })
    const { id, version, userName, name, mobile, email } = data
    const body = { id, version, userName, name, mobile, email, labelIds: [] }
    expect(await one.call(UPDATE, { body: { ...body, places: [] } })).toFailWith('kernel.invalid_field')

    const place = {
      collegeId: await collegeId(sands, 'Dune Academy'),
      departmentId: await departmentId(sands, 'Store Operations'),
      postId: null,
      leaderId: null,
    }
    expect(await one.call(UPDATE, { body: { ...body, places: [place] } })).toSucceed()
    expect(await left()).toEqual(['admin'])
  })
})
