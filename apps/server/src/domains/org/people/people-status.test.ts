import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { auditLog, departmentId, signInWith, userId } from '../../../testing/people.ts'
import { startSands, useSands } from '../../../testing/sands.ts'

const STATUS = 'POST /sands-user/api/v1/manage/user/set-status'
const MOVE = 'POST /sands-user/api/v1/manage/user/move'
const RESET = 'POST /sands-user/api/v1/manage/user/reset-password'
const GET = 'GET /sands-user/api/v1/manage/user/get'
const INFO = 'GET /sands-user/api/v1/user/current-info'
const EDIT = ['org.people.view', 'org.people.edit'] as const
const HERE = '沙丘学院'

describe('disabling people', () => {
  const sands = useSands()
  const ids = (...userNames: string[]) => Promise.all(userNames.map((userName) => userId(sands, userName)))

  it('ends their sessions at once, for good, in every process', async () => {
    const other = await startSands({ database: { url: sands.databaseUrl, drop: async () => undefined } })
    try {
      const admin = await sands.signIn('admin')
      const person = await sands.signIn('staff01')
      const elsewhere = await other.signIn('staff01')
      expect(await person.call(INFO)).toSucceed()
      expect(await elsewhere.call(INFO)).toSucceed()

      const body = { ids: await ids('staff01'), status: 'disabled' as const }
      expect((await admin.call(STATUS, { body })).data).toEqual({ changed: 1 })
      await expect.poll(async () => (await elsewhere.call(INFO)).status).toBe(401)
      await expect.poll(async () => (await person.call(INFO)).status).toBe(401)
      expect(await person.call(INFO)).toFailWith('kernel.signed_out')
      await expect(sands.signIn('staff01')).rejects.toThrow('cannot sign in')

      await admin.call(STATUS, { body: { ...body, status: 'active' } })
      expect(await person.call(INFO)).toFailWith('kernel.signed_out')
      expect(await (await sands.signIn('staff01')).call(INFO)).toSucceed()
    } finally {
      await other.close()
    }
  })

  it('is recorded for each of them who was not disabled before', async () => {
    const admin = await sands.signIn('admin')
    const two = await ids('staff02', 'staff03')
    await admin.call(STATUS, { body: { ids: two.slice(0, 1), status: 'disabled' } })
    expect((await admin.call(STATUS, { body: { ids: two, status: 'disabled' } })).data).toEqual({ changed: 1 })

    expect(await auditLog(sands, 2)).toMatchObject([
      {
        action: 'org.user.disabled',
        subject_id: two[1],
        before: { status: 'active' },
        after: { status: 'disabled' },
      },
      { action: 'org.user.disabled', subject_id: two[0] },
    ])
    expect((await admin.call(STATUS, { body: { ids: two, status: 'disabled' } })).data).toEqual({ changed: 0 })
    expect((await admin.call(STATUS, { body: { ids: two, status: 'active' } })).data).toEqual({ changed: 2 })
    expect((await auditLog(sands))[0]?.action).toBe('org.user.enabled')
  })

  it('applies to all of them or none, and never to oneself', async () => {
    const admin = await sands.signIn('admin')
    const stored = async (...wanted: UserId[]) => admin.call(STATUS, { body: { ids: wanted, status: 'disabled' } })
    const [one = '' as UserId, emma = '' as UserId, self = '' as UserId] = await ids('staff04', 'emma', 'admin')

    expect(await stored(one, emma)).toFailWith('kernel.not_found')
    expect(await stored(one, self)).toFailWith('org.not_yourself')
    expect(await stored(one, one)).toFailWith('kernel.invalid_field')
    expect((await admin.call(GET, { query: { id: one } })).data.status).toBe('active')
  })

  it('is for people within the remit, who have no more rights than the viewer', async () => {
    const editor = await signInWith(sands, 'author', { rights: EDIT, college: HERE, department: '门店运营部' })
    const stored = async (...userNames: string[]) =>
      editor.call(STATUS, { body: { ids: await ids(...userNames), status: 'disabled' } })

    expect(await stored('teacher')).toFailWith('org.out_of_reach')
    expect(await stored('manager')).toFailWith('org.out_of_reach')
    expect(await stored('newcomer', 'manager')).toFailWith('org.out_of_reach')
    expect(await stored('newcomer')).toSucceed()
  })

  it('needs reach over every place of the person, in other colleges too', async () => {
    const editor = await signInWith(sands, 'staff07', { rights: EDIT, college: HERE })
    const status = async (client: typeof editor, wanted: 'active' | 'disabled') =>
      client.call(STATUS, { body: { ids: await ids('learner'), status: wanted } })
    expect(await status(editor, 'disabled')).toFailWith('org.out_of_reach')
    const both = await signInWith(sands, 'staff07', { rights: EDIT, college: 'Dune Academy' })
    expect(await status(both, 'disabled')).toSucceed()
    expect(await status(both, 'active')).toSucceed()
  })

  it('succeeds once when two people disable each other', async () => {
    const rights = EDIT
    const [one, other] = [
      await signInWith(sands, 'staff05', { rights, college: HERE }),
      await signInWith(sands, 'staff06', { rights, college: HERE }),
    ]
    const [first = '' as UserId, second = '' as UserId] = await ids('staff05', 'staff06')
    const answers = await Promise.all([
      one.call(STATUS, { body: { ids: [second], status: 'disabled' } }),
      other.call(STATUS, { body: { ids: [first], status: 'disabled' } }),
    ])
    expect(answers.map(({ code }) => code === 1).toSorted()).toEqual([false, true])
  })
})

describe('moving people', () => {
  const sands = useSands()

  it('puts them into a department of the college', async () => {
    const admin = await sands.signIn('admin')
    const target = await departmentId(sands, '招聘组')
    const ids = [await userId(sands, 'staff01'), await userId(sands, 'teacher')]
    const [before] = await auditLog(sands)
    const send = { body: { ids, departmentId: target }, headers: { 'idempotency-key': 'move-them-once' } }
    const [one, other] = await Promise.all([admin.call(MOVE, send), admin.call(MOVE, send)])

    expect([one.data, other.data]).toEqual([{ changed: 2 }, { changed: 2 }])
    for (const id of ids)
      expect((await admin.call(GET, { query: { id } })).data).toMatchObject({ department: { id: target }, version: 2 })
    expect(await auditLog(sands, 3)).toMatchObject([
      { action: 'org.user.moved', after: { department: '招聘组' } },
      { action: 'org.user.moved' },
      { seq: before?.seq },
    ])
    expect((await admin.call(MOVE, { body: { ids, departmentId: target } })).data).toEqual({ changed: 0 })
  })

  it('changes what they see and who sees them at once', async () => {
    const admin = await sands.signIn('admin')
    const manager = await sands.signIn('manager')
    const id = await userId(sands, 'learner')
    expect(await manager.call(GET, { query: { id } })).toSucceed()
    await admin.call(MOVE, { body: { ids: [id], departmentId: await departmentId(sands, '前端组') } })
    expect(await manager.call(GET, { query: { id } })).toFailWith('kernel.not_found')
  })

  it('needs an existing department within the remit, and existing people', async () => {
    const admin = await sands.signIn('admin')
    const editor = await signInWith(sands, 'author', { rights: EDIT, college: HERE, department: '华东大区' })
    const moved = async (client: typeof admin, userName: string, department: string) =>
      client.call(MOVE, {
        body: { ids: [await userId(sands, userName)], departmentId: await departmentId(sands, department) },
      })

    expect(await moved(admin, 'staff02', 'Store Operations')).toFailWith('org.place_unknown')
    const gone = { ids: [await userId(sands, 'staff02')], departmentId: '999999' as DepartmentId }
    expect(await admin.call(MOVE, { body: gone })).toFailWith('org.place_unknown')
    expect(await moved(admin, 'emma', '上海区')).toFailWith('kernel.not_found')
    expect(await moved(editor, 'staff02', '深圳区')).toFailWith('org.out_of_reach')
    expect(await moved(editor, 'staff04', '上海区')).toFailWith('org.out_of_reach')
    expect(await moved(editor, 'staff02', '杭州区')).toSucceed()
  })
})

describe('a new one-time password', () => {
  const sands = useSands()

  it('is returned once, ends all sessions and must be replaced', async () => {
    const admin = await sands.signIn('admin')
    const person = await sands.signIn('staff01')
    const { data } = await admin.call(RESET, { body: { id: await userId(sands, 'staff01') } })

    await expect.poll(async () => (await person.call(INFO)).status).toBe(401)
    await expect(sands.signIn('staff01')).rejects.toThrow('cannot sign in')
    const answer = await sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'staff01', password: data.oneTimePassword },
    })
    expect(answer).toFailWith('auth.password_change_due')
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'org.user.password-reset', before: null, after: null })
    expect(JSON.stringify(entry)).not.toContain(data.oneTimePassword)
  })

  it('needs reach over every place of the person, in other colleges too', async () => {
    const editor = await signInWith(sands, 'staff08', { rights: EDIT, college: HERE })
    const id = await userId(sands, 'learner')
    expect(await editor.call(RESET, { body: { id } })).toFailWith('org.out_of_reach')
    expect(await editor.call('POST /sands-user/api/v1/manage/user/give-codes', { body: { ids: [id] } })).toFailWith(
      'org.out_of_reach',
    )
    const both = await signInWith(sands, 'staff08', { rights: EDIT, college: 'Dune Academy' })
    expect(await both.call(RESET, { body: { id } })).toSucceed()
  })

  it('is refused for oneself, for people with more rights, and for people elsewhere', async () => {
    const admin = await sands.signIn('admin')
    const editor = await signInWith(sands, 'reviewer', { rights: EDIT, college: HERE })
    const reset = async (client: typeof admin, userName: string) =>
      client.call(RESET, { body: { id: await userId(sands, userName) } })

    expect(await reset(admin, 'admin')).toFailWith('org.not_yourself')
    expect(await reset(admin, 'emma')).toFailWith('kernel.not_found')
    expect(await reset(editor, 'admin')).toFailWith('org.out_of_reach')
    expect(await reset(await sands.signIn('auditor'), 'staff02')).toFailWith('kernel.no_permission')
    expect(await admin.call(RESET, { body: { id: '999999' as UserId } })).toFailWith('kernel.not_found')
  })
})
