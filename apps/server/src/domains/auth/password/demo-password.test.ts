import { describe, expect, it } from 'vitest'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const ACCOUNTS = 'GET /sands-user/api/v1/manage/demo-password/accounts'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'

describe('the password of the demo company', () => {
  const sands = useSands()

  it('is told to those who look after the people of the whole company, with the accounts that have it', async () => {
    const admin = await sands.signIn('admin')
    const before = (await admin.call(ACCOUNTS)).data
    expect(before.userNames).toContain('admin')
    expect(before.total).toBeGreaterThan(before.userNames.length)

    const newcomer = await sands.signIn('author')
    const body = { oldPassword: 'Sands@2026', newPassword: 'Dunes#2027' }
    expect(await newcomer.call('POST /sands-user/api/v1/user/change-password', { body })).toSucceed()
    const id = await userId(sands, 'teacher')
    expect(await admin.call('POST /sands-user/api/v1/manage/user/reset-password', { body: { id } })).toSucceed()
    expect((await admin.call(ACCOUNTS)).data.total).toBe(before.total - 2)

    const back = { oldPassword: 'Dunes#2027', newPassword: 'Sands@2026' }
    expect(await newcomer.call('POST /sands-user/api/v1/user/change-password', { body: back })).toSucceed()
    expect((await admin.call(ACCOUNTS)).data.total).toBe(before.total - 1)
  })

  it('is nobody else’s business', async () => {
    const ofCollege = await signInWith(sands, 'manager', { rights: ['org.people.edit'], college: '沙丘学院' })
    expect((await ofCollege.call(ACCOUNTS)).data).toEqual({ total: 0, userNames: [] })
    expect(await (await sands.signIn('learner')).call(ACCOUNTS)).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(ACCOUNTS)).toFailWith('kernel.not_signed_in')
  })
})

describe('the password of the demo company on a server that others reach', () => {
  const sands = useSands({ env: { PUBLIC_URL: 'https://learn.example.com' } })
  const signIn = (password: string) =>
    sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'learner', password },
    })

  it('lets nobody in and is not offered', async () => {
    expect(await signIn('Sands@2026')).toFailWith('auth.demo_password_refused')
    expect(await signIn('Wrong@2026')).toFailWith('auth.bad_credentials')
    expect((await sands.visitor().call(METHODS)).data.demo).toBeNull()
  })

  it('does not keep out a person who has replaced it', async () => {
    await sands.server.kernel.database.pool.query(
      `update credentials set is_demo = false where user_id = (select id from users where user_name = 'learner')`,
    )
    expect(await signIn('Sands@2026')).toSucceed()
  })
})

describe('the password of the demo company on a public demo', () => {
  const sands = useSands({ env: { PUBLIC_URL: 'https://demo.example.com', DEMO: '1' } })

  it('works, because somebody asked for it', async () => {
    expect((await sands.visitor().call(METHODS)).data.demo).not.toBeNull()
    await sands.signIn('learner')
  })
})
