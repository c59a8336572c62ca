import type { LabelId, RoleId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-user/api/v1/manage/user/page'
const GET = 'GET /sands-user/api/v1/manage/user/get'
const HERE = '沙丘学院'
const STORES = '门店运营部'

describe('the list of people', () => {
  const sands = useSands()

  async function names(client: Client, query: Parameters<typeof client.call<typeof PAGE>>[1] = {}) {
    const { data } = await client.call(PAGE, query)
    return data.records.map(({ userName }) => userName)
  }

  it('shows everyone in the college, newest first, page by page, with the exact total', async () => {
    const admin = await sands.signIn('admin')
    const first = (await admin.call(PAGE)).data
    const ids = first.records.map(({ id }) => Number(id))

    expect(first).toMatchObject({ current: 1, size: 20, total: 36 })
    expect(ids).toHaveLength(20)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    const second = (await admin.call(PAGE, { query: { current: 2 } })).data
    expect(second.total).toBe(36)
    expect(second.records).toHaveLength(16)
    expect(new Set([...ids, ...second.records.map(({ id }) => Number(id))]).size).toBe(36)
    expect((await admin.call(PAGE, { query: { current: 3 } })).data).toMatchObject({ records: [], total: 36 })
  })

  it('shows for each person their place, their leader, their labels and their roles', async () => {
    const admin = await sands.signIn('admin')
    const { data } = await admin.call(PAGE, { query: { keyword: 'manager' } })

    expect(data.total).toBe(1)
    expect(data.records[0]).toMatchObject({
      userName: 'manager',
      name: '陈立',
      status: 'active',
      hasPassword: true,
      department: { name: STORES },
      post: { name: '区域经理' },
      leader: null,
      labels: [{ name: 'Team learning' }],
      roles: [{ code: 'training-manager' }],
    })
    const [learner] = (await admin.call(PAGE, { query: { keyword: 'learner' } })).data.records
    expect(learner?.leader).toEqual({ id: await userId(sands, 'manager'), name: '陈立' })
  })

  it.each([
    ['a name', '林晓', ['learner']],
    ['one character of a name', '晓', ['staff26', 'staff12', 'learner']],
    ['a part of the user name in upper or lower case', 'LEARN', ['learner']],
    ['the number', '19900001000', ['learner']],
    ['a part of the number', '0001000', []],
    ['the e-mail', 'newcomer@sands', ['newcomer']],
    ['a single letter at the beginning', 'n', ['newcomer']],
    ['spaces around it', '  auditor ', ['auditor']],
    ['a name that nobody has', 'nobody at all', []],
    ['the wildcard % as a plain character', '%', []],
    ['the wildcard _ as a plain character', 'staff_1', []],
    ['two fields at once', '林晓 learner', []],
  ])('finds people by %s', async (_what, keyword, found) => {
    expect(await names(await sands.signIn('admin'), { query: { keyword } })).toEqual(found)
  })

  it('filters by department with and without those below, post, label, role, status and password', async () => {
    const admin = await sands.signIn('admin')
    const stores = await departmentId(sands, STORES)
    const all = await names(admin, { query: { departmentId: stores, size: 100 } })
    const alone = await names(admin, { query: { departmentId: stores, withChildren: false } })

    expect(all).toEqual(expect.arrayContaining(['learner', 'manager', 'staff01']))
    expect(all).not.toContain('teacher')
    expect(alone).toEqual(['newcomer', 'manager', 'learner'])

    const [person] = (await admin.call(PAGE, { query: { keyword: 'manager' } })).data.records
    const of = async (query: object) => names(admin, { query })
    expect(await of({ postId: person?.post?.id })).toEqual(['manager'])
    expect(await of({ labelId: person?.labels[0]?.id })).toEqual(['admin', 'manager'])
    expect(await of({ roleId: person?.roles[0]?.id })).toEqual(['manager'])
    expect(await of({ labelId: '999' as LabelId })).toEqual([])
    expect(await of({ roleId: '999' as RoleId })).toEqual([])
    expect(await of({ status: 'disabled' })).toEqual([])
    expect(await of({ hasPassword: false })).toEqual([])
    expect(await of({ keyword: 'staff0', departmentId: stores, status: 'active' })).toEqual(
      (await of({ keyword: 'staff0' })).filter((name) => all.includes(name)),
    )
  })

  it('shows a manager of a department only the people in it and below', async () => {
    const manager = await sands.signIn('manager')
    const admin = await sands.signIn('admin')
    const stores = await departmentId(sands, STORES)

    const seen = await names(manager, { query: { size: 100 } })
    expect(seen).toEqual(await names(admin, { query: { departmentId: stores, size: 100 } }))
    expect(await names(manager, { query: { keyword: 'teacher' } })).toEqual([])
    expect(await names(manager, { query: { departmentId: await departmentId(sands, '人力资源部') } })).toEqual([])
    expect(await names(manager, { query: { departmentId: await departmentId(sands, '上海区'), size: 100 } })).toContain(
      'staff01',
    )
    expect(await manager.call(GET, { query: { id: await userId(sands, 'learner') } })).toSucceed()
    expect(await manager.call(GET, { query: { id: await userId(sands, 'teacher') } })).toFailWith('kernel.not_found')
  })

  it('leaves out the people of other colleges', async () => {
    const admin = await sands.signIn('admin')
    expect(await names(admin, { query: { keyword: 'emma' } })).toEqual([])
    expect(await admin.call(GET, { query: { id: await userId(sands, 'emma') } })).toFailWith('kernel.not_found')
    expect(await admin.call(GET, { query: { id: '999999' as UserId } })).toFailWith('kernel.not_found')
  })

  it('shows a person with all their colleges and what the viewer may change', async () => {
    const admin = await sands.signIn('admin')
    const here = await signInWith(sands, 'teacher', { rights: ['org.people.view', 'org.people.edit'], college: HERE })
    const id = await userId(sands, 'learner')
    const byAdmin = (await admin.call(GET, { query: { id } })).data
    const byTeacher = (await here.call(GET, { query: { id } })).data

    expect(byAdmin.places).toMatchObject([
      { collegeName: HERE, departmentName: STORES, postName: '店员', leaderName: '陈立', mayEdit: true },
      { collegeName: 'Dune Academy', leaderName: 'Amelia Turner', mayEdit: true },
    ])
    expect(byTeacher.places.map(({ mayEdit }) => mayEdit)).toEqual([true, false])
    expect([byAdmin.mayEdit, byTeacher.mayEdit]).toEqual([true, true])
    const above = (await here.call(GET, { query: { id: await userId(sands, 'admin') } })).data
    expect([above.mayEdit, ...above.places.map(({ mayEdit }) => mayEdit)]).toEqual([false, false, false])
  })

  it('updates the total when people change, in any way', async () => {
    const admin = await sands.signIn('admin')
    const total = async () => (await admin.call(PAGE, { query: { size: 5 } })).data.total
    const before = await total()
    await sands.server.kernel.database.pool.query(
      `with added as (insert into users (user_name, name, created_at) values ('passer.by', '路人', now()) returning id)
       insert into memberships (user_id, college_id) select added.id, m.college_id from added, memberships m
       join users u on u.id = m.user_id and u.user_name = 'manager'`,
    )
    await expect.poll(total).toBe(before + 1)
  })

  it('needs a session and the right', async () => {
    const learner = await sands.signIn('learner')
    const query = { id: '1' as UserId }
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(PAGE)).toFailWith('kernel.no_permission')
    expect(await learner.call(GET, { query })).toFailWith('kernel.no_permission')
    expect(await (await sands.signIn('auditor')).call(PAGE)).toSucceed()
    expect(await (await sands.signIn('auditor')).call(PAGE, { query: { size: 101 } })).toFailWith(
      'kernel.invalid_field',
    )
  })
})
