import type { RoleId } from '@sands/contract/kernel/schema'
import { passwordFaults } from '@sands/rules/password'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { useSands } from '../../../testing/sands.ts'
import { createMediaService } from '../../media/index.ts'
import { createOrgService, type OneTimePasswords, users } from '../../org/index.ts'
import { createIdentities } from '../session/identity.service.ts'
import { createSessions } from '../session/session.service.ts'
import { createOneTimePasswords } from './one-time.service.ts'

const DAY = 86_400_000

describe('a one-time password', () => {
  const sands = useSands()
  let oneTime: OneTimePasswords
  beforeAll(() => {
    const { kernel } = sands.server
    const org = createOrgService(kernel, createMediaService(kernel))
    oneTime = createOneTimePasswords(kernel, createSessions(kernel, org, createIdentities(kernel, org)))
  })

  const userIdOf = async (userName: string) => {
    const { primary } = sands.server.kernel.database
    const [user] = await primary.select({ id: users.id }).from(users).where(eq(users.userName, userName))
    if (!user) throw new Error(`there is no user ${userName}`)
    return user.id
  }
  const give = async (userName: string, days = 3) => {
    const userId = await userIdOf(userName)
    return sands.server.kernel.database.transaction((tx) => oneTime.give(tx, userId, { days }))
  }
  const signIn = (username: string, password: string) =>
    sands.visitor().call('POST /sands-user/oauth/token', { body: { grant_type: 'password', username, password } })
  const changeTokenOf = (answer: { data: unknown }) => (answer.data as { changeToken: string }).changeToken
  const choose = (changeToken: string, newPassword: string) =>
    sands.visitor().call('POST /sands-user/api/v1/auth/set-new-password', { body: { changeToken, newPassword } })

  it('replaces the old password, ends every session, and has to be replaced at the next sign-in', async () => {
    const before = await sands.signIn('manager')
    const password = await give('manager')

    await expect.poll(async () => (await before.call('GET /sands-user/api/v1/user/current-info')).code).toBe(14280)
    expect(await signIn('manager', 'Sands@2026')).toFailWith('auth.bad_credentials')
    const due = await signIn('manager', password)
    expect(due).toFailWith('auth.password_change_due')
    expect(await choose(changeTokenOf(due), 'Dunes#2027')).toSucceed()
    expect(await signIn('manager', password)).toFailWith('auth.bad_credentials')
    sands.clock.advance(4 * DAY)
    expect(await signIn('manager', 'Dunes#2027')).toSucceed()
  })

  it('counts what the form of the sign-in said about the agreements once the password is set', async () => {
    const password = await give('staff09')
    const body = { grant_type: 'password', username: 'staff09', password, agreed: 'yes' }
    const headers = { 'accept-language': 'id' }
    const due = await sands.visitor().call('POST /sands-user/oauth/token', { body, headers })
    const { data } = await choose(changeTokenOf(due), 'Dunes#2027')
    const person = aClient(sands.url, data.access_token)
    const { consents } = (await person.call('GET /sands-user/api/v1/user/privacy/info')).data
    expect(consents.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual(['privacy id', 'user id'])
  })

  it('is valid for the given number of days, and not a minute longer', async () => {
    const password = await give('teacher', 2)

    sands.clock.advance(2 * DAY - 60_000)
    expect(await signIn('teacher', password)).toFailWith('auth.password_change_due')
    sands.clock.advance(120_000)
    expect(await signIn('teacher', password)).toFailWith('auth.one_time_expired')
    expect(await signIn('teacher', 'Wrong@2026')).toFailWith('auth.bad_credentials')
  })

  it('that is given a second time invalidates the first one and a change of password started with it', async () => {
    const first = await give('author')
    const changeToken = changeTokenOf(await signIn('author', first))
    const second = await give('author')

    expect(second).not.toBe(first)
    expect(await choose(changeToken, 'Dunes#2027')).toFailWith('auth.change_token_expired')
    expect(await signIn('author', first)).toFailWith('auth.bad_credentials')
    expect(await signIn('author', second)).toFailWith('auth.password_change_due')
  })

  it('cannot be chosen as one’s own', async () => {
    let password = await give('reviewer')
    // One in forty has no digit and is refused as too weak.
    while (passwordFaults(password).length > 0) password = await give('reviewer')
    const changeToken = changeTokenOf(await signIn('reviewer', password))

    expect(await choose(changeToken, password)).toFailWith('auth.same_password')
  })

  it('works for a person who had no password, and marks them as having one', async () => {
    const { primary } = sands.server.kernel.database
    const [added] = await primary
      .insert(users)
      .values({ userName: 'imported', name: 'Imported', createdAt: sands.clock.now() })
      .returning({ id: users.id, hasPassword: users.hasPassword })
    expect(added?.hasPassword).toBe(false)
    await give('imported')

    const [now] = await primary
      .select({ hasPassword: users.hasPassword })
      .from(users)
      .where(eq(users.userName, 'imported'))
    expect(now?.hasPassword).toBe(true)
  })

  it('is void once its owner gets a role, with what was begun with it', async () => {
    const password = await give('staff01')
    const changeToken = changeTokenOf(await signIn('staff01', password))
    const admin = await sands.signIn('admin')
    const roles = (await admin.call('GET /sands-user/api/v1/manage/role/list')).data
    const roleId = roles.find(({ code }) => code === 'content-author')?.id ?? ('' as RoleId)
    const grant = { userId: await userIdOf('staff01'), roleId, collegeId: null, departmentId: null }
    expect(await admin.call('POST /sands-user/api/v1/manage/grant/create', { body: grant })).toSucceed()

    expect(await choose(changeToken, 'Dunes#2027')).toFailWith('auth.change_token_expired')
    expect(await signIn('staff01', password)).toFailWith('auth.one_time_expired')
    expect(await signIn('staff01', await give('staff01'))).toFailWith('auth.password_change_due')
  })

  it('does not take a password of their own from somebody who gets a role', async () => {
    const admin = await sands.signIn('admin')
    const roles = (await admin.call('GET /sands-user/api/v1/manage/role/list')).data
    const roleId = roles.find(({ code }) => code === 'content-author')?.id ?? ('' as RoleId)
    const grant = { userId: await userIdOf('staff02'), roleId, collegeId: null, departmentId: null }
    expect(await admin.call('POST /sands-user/api/v1/manage/grant/create', { body: grant })).toSucceed()
    expect(await signIn('staff02', 'Sands@2026')).toSucceed()
  })

  it('is not stored in readable form', async () => {
    const password = await give('auditor')
    const { rows } = await sands.server.kernel.database.pool.query<{ text: string }>(
      'select credentials::text as text from credentials',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ text }) => text.includes(password))).toEqual([])
  })
})
