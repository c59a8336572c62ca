import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CodeScene } from '@sands/contract/auth/code.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { enrol, firstStep, nextCode } from '../../../testing/factor/factors.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { ownDataFile } from './own-data-file.service.ts'

const TEN_MINUTES = 600_000
const SAFETY = 'GET /sands-user/api/v1/user/account-safety'
const BIND_MOBILE = 'POST /sands-user/api/v1/user/bind-mobile'
const BIND_EMAIL = 'POST /sands-user/api/v1/user/bind-email'
const BY_CODE = 'POST /sands-user/api/v1/user/mobile-change-password'
const DEVICES = 'GET /sands-user/api/v1/user/device/list'
const END = 'POST /sands-user/api/v1/user/device/end'
const INFO = 'GET /sands-user/api/v1/user/privacy/info'
const DOWNLOAD = 'POST /sands-user/api/v1/user/privacy/download'
const ASK = 'POST /sands-user/api/v1/user/privacy/request-deletion'
const WITHDRAW = 'POST /sands-user/api/v1/user/privacy/withdraw-deletion'
const TOKEN = 'POST /sands-user/oauth/token'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const SMS = 'POST /sands-system/api/v1/sms/send'
const MAIL = 'POST /sands-user/api/v1/auth/send-email-code'
const password = 'Sands@2026'

describe('the own account', () => {
  const sands = useSands()
  type Client = ReturnType<typeof sands.visitor>
  const codeFor = async (mobile: string, scene: CodeScene, client: Client = sands.visitor()) => {
    sands.clock.advance(TEN_MINUTES)
    const body = { areaCode: '86', mobile, scene }
    return (await client.call(SMS, { body })).data.simulated ?? ''
  }
  const mailCode = async (email: string, client: Client) => {
    const body = { email, scene: 'bind' as const }
    return (await client.call(MAIL, { body })).data.simulated ?? ''
  }

  it.each([SAFETY, DEVICES, INFO] as const)('is closed to visitors: %s', async (key) => {
    expect(await sands.visitor().call(key)).toFailWith('kernel.not_signed_in')
  })

  it('sends codes for binding and for a new password only to people who are signed in', async () => {
    const body = { areaCode: '86', mobile: '18800002222', scene: 'bind' as const }
    expect(await sands.visitor().call(SMS, { body })).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(MAIL, { body: { email: 'a@sands.example', scene: 'bind' } })).toFailWith(
      'kernel.not_signed_in',
    )
  })

  it('takes a number that a code has proven, and signs in with it', async () => {
    const staff = await sands.signIn('staff07')
    const mobile = '18800001111'
    const code = await codeFor(mobile, 'bind', staff)
    const binding = { areaCode: '86', mobile, code, password }
    expect(await staff.call(BIND_MOBILE, { body: { ...binding, code: '000000' } })).toFailWith('auth.code_refused')
    expect(await staff.call(BIND_MOBILE, { body: { ...binding, password: 'Wrong-1234' } })).toFailWith(
      'auth.wrong_password',
    )
    const stranger = await sands.signIn('staff16')
    expect(await stranger.call(BIND_MOBILE, { body: binding })).toFailWith('auth.code_refused')
    expect(await staff.call(BIND_MOBILE, { body: binding })).toSucceed()
    expect((await staff.call(SAFETY)).data).toMatchObject({ mobile: '+8618800001111', mobileProven: true })
    const byPassword = { grant_type: 'password', username: mobile, password }
    expect(await sands.visitor().call(TOKEN, { body: byPassword })).toSucceed()
    const body = { grant_type: 'sms', mobile, code: await codeFor(mobile, 'login') }
    expect(await sands.visitor().call(TOKEN, { body })).toSucceed()
  })

  it('shares a number with another account without merging them', async () => {
    const staff = await sands.signIn('staff08')
    const mobile = '19900001000'
    const code = await codeFor(mobile, 'bind', staff)
    expect(await staff.call(BIND_MOBILE, { body: { areaCode: '86', mobile, code, password } })).toSucceed()
    const body = { grant_type: 'sms', mobile, code: await codeFor(mobile, 'login') }
    expect(await sands.visitor().call(TOKEN, { body })).toFailWith('auth.choose_account')
  })

  it('takes a proven address that nobody else has', async () => {
    const staff = await sands.signIn('staff09')
    const email = 'new.address@sands.example'
    const body = { email, code: await mailCode(email, staff), password }
    expect(await staff.call(BIND_EMAIL, { body })).toSucceed()
    expect((await staff.call(SAFETY)).data.email).toBe(email)
    const taken = 'learner@sands.example'
    const foreign = { email: taken, code: await mailCode(taken, staff), password }
    expect(await staff.call(BIND_EMAIL, { body: foreign })).toFailWith('auth.contact_taken')
  })

  it('gets a new password with a code to its own number only, and other devices are signed out', async () => {
    const [staff, other] = [await sands.signIn('staff10'), await sands.signIn('staff10')]
    const mine = (await staff.call(SAFETY)).data.mobile ?? ''
    const change = { areaCode: '86', mobile: mine, newPassword: 'Dune-walk7' }
    const foreign = '19900001000'
    const wrong = { ...change, mobile: foreign, code: await codeFor(foreign, 'password', staff) }
    expect(await staff.call(BY_CODE, { body: wrong })).toFailWith('auth.code_refused')
    const code = await codeFor(mine, 'password', staff)
    expect(await staff.call(BY_CODE, { body: { ...change, newPassword: 'Admin@2026', code } })).toFailWith(
      'auth.common_password',
    )
    // Whether a guess is the current password is said only to somebody with the code, which it uses up.
    expect(await staff.call(BY_CODE, { body: { ...change, newPassword: password, code: '000000' } })).toFailWith(
      'auth.code_refused',
    )
    expect(await staff.call(BY_CODE, { body: { ...change, newPassword: password, code } })).toFailWith(
      'auth.same_password',
    )
    const next = await codeFor(mine, 'password', staff)
    expect(await staff.call(BY_CODE, { body: { ...change, code: next } })).toSucceed()
    await expect.poll(async () => (await other.call(SAFETY)).code).toBe(14280)
    expect(await staff.call(SAFETY)).toSucceed()
  })

  it('lists its devices, and signs out there and nowhere else', async () => {
    const [here, there] = [await sands.signIn('staff11'), await sands.signIn('staff11')]
    const { data } = await here.call(DEVICES)
    const other = data.find(({ isCurrent }) => !isCurrent)
    const stranger = await sands.signIn('learner')
    const body = { id: other?.id ?? data[0]?.id } as { id: (typeof data)[number]['id'] }
    expect(await stranger.call(END, { body })).toFailWith('kernel.not_found')
    expect(await here.call(END, { body })).toSucceed()
    expect(await here.call(END, { body })).toFailWith('kernel.not_found')
    await expect.poll(async () => (await there.call(SAFETY)).code).toBe(14280)
    expect((await here.call(DEVICES)).data.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  it('hears of a sign-in with a new browser, but not of the first one', async () => {
    const signIn = (device_id: string) =>
      sands.visitor().call(TOKEN, {
        body: { grant_type: 'password', username: 'staff12', password: 'Sands@2026', device_id },
      })
    const inbox = async () => {
      const me = await sands.signIn('staff12')
      const page = await me.call('GET /sands-user/api/v1/user/privacy/info')
      return page.data.kinds.find(({ kind }) => kind === 'activity')?.count ?? 0
    }
    await signIn('browser-number-one')
    const before = await inbox()
    await signIn('browser-number-one')
    expect(await inbox()).toBe(before)
    await signIn('browser-number-two')
    await expect.poll(inbox).toBeGreaterThan(before)
  })

  it('gets a file with what is stored about the person and nobody else, without secrets', async () => {
    const learner = await sands.signIn('learner')
    await sands.server.kernel.database.pool.query(
      `insert into face_records (college_id, user_id, title, start_date, end_date, place, lecturer, result, score,
         certificate_no, imported_at)
       select m.college_id, u.id, 'Own training', '2024-05-20', '2024-05-20', '', '', '', 87, '', now()
       from users u join memberships m on m.user_id = u.id where u.user_name = 'learner' limit 1`,
    )
    await sands.server.kernel.database.pool.query(
      `insert into survey_replies (edition_id, user_id, answers, submitted_at)
       select 1, id, jsonb_build_object('q1', jsonb_build_object('text', 'reply of ' || user_name)), now()
       from users where user_name in ('learner', 'staff14')`,
    )
    const { batchId } = (await learner.call(DOWNLOAD)).data
    const query = { id: batchId }
    await expect
      .poll(async () => (await learner.call('GET /sands-system/api/v1/ops/batch/get', { query })).data.state)
      .toBe('done')
    const { url } = (await learner.call('GET /sands-system/api/v1/ops/batch/file', { query })).data
    const stranger = await sands.signIn('staff14')
    expect(await stranger.call('GET /sands-system/api/v1/ops/batch/file', { query })).toFailWith('kernel.not_found')
    const text = await (await learner.send(url)).text()
    const file = JSON.parse(text) as {
      profile: { userName: string }
      memberships: { user_id: number }[]
      point_accounts: { id: number }[]
      point_legs: { account_id: number; journal_id: number }[]
      point_journal: { id: number; type: string }[]
      face_records?: object[]
      face_seats?: object[]
    }
    expect(file.profile.userName).toBe('learner')
    expect(new Set(file.memberships.map(({ user_id }) => user_id)).size).toBe(1)
    const { face_records, face_seats: _, ...others } = file
    // How a session began is no secret.
    const stored = JSON.stringify(others).replaceAll('"how":"password"', '')
    expect(stored).not.toMatch(/argon2|password|token|"paper"|"score"/)
    expect(text).toContain('reply of learner')
    expect(text).not.toContain('reply of staff14')
    // Every booking of points, with what it was for.
    const accounts = file.point_accounts.map(({ id }) => id)
    expect(file.point_legs.length).toBeGreaterThan(0)
    expect(file.point_legs.filter(({ account_id }) => !accounts.includes(account_id))).toEqual([])
    expect(new Set(file.point_journal.map(({ id }) => id))).toEqual(
      new Set(file.point_legs.map(({ journal_id }) => journal_id)),
    )
    // People see scores of face-to-face training on their screens.
    expect(face_records).toContainEqual(expect.objectContaining({ title: 'Own training', score: 87 }))
    expect(text).not.toMatch(/imported_by|scored_by/)
  })

  it('says which version of the agreements the person agreed to, and when for the first time', async () => {
    const body = { grant_type: 'password', username: 'staff16', password: 'Sands@2026', agreed: 'yes' }
    const agree = () => sands.visitor().call(TOKEN, { body, headers: { 'accept-language': 'zh-cn' } })
    const staff = await sands.signIn('staff16')
    // Not every form says that signing in means agreeing.
    expect((await staff.call(INFO)).data.consents).toEqual([])
    expect(await agree()).toSucceed()
    const { consents } = (await staff.call(INFO)).data
    expect(consents.every(({ language }) => language === 'zh-cn')).toBe(true)
    expect(consents.map(({ kind }) => kind).sort()).toEqual(['privacy', 'user'])
    const [first] = consents
    const { pool } = sands.server.kernel.database
    await pool.query(`update agreements set version = version + 1 where kind = 'user'`)
    sands.clock.advance(TEN_MINUTES)
    expect(await agree()).toSucceed()
    const again = (await (await sands.signIn('staff16')).call(INFO)).data.consents
    expect(again).toHaveLength(3)
    expect(again[0]).toMatchObject({ kind: 'user' })
    expect(again).toContainEqual(first)
  })

  it('says what people with a second factor agreed to, after that step and in the language of the form', async () => {
    const owner = await sands.signIn('staff17')
    const { secret } = await enrol(sands, owner)
    const body = { grant_type: 'password', username: 'staff17', password, agreed: 'yes' }
    const client = sands.visitor()
    const { data } = await client.call(TOKEN, { body, headers: { 'accept-language': 'vi' } })
    client.token = data.access_token
    // Somebody else may have the password.
    expect((await owner.call(INFO)).data.consents).toEqual([])
    const proof = { way: 'totp' as const, secret: nextCode(sands, secret) }
    expect(await client.call(PROVE, { body: proof, headers: { 'accept-language': 'en-us' } })).toSucceed()
    const { consents } = (await client.call(INFO)).data
    expect(consents.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual(['privacy vi', 'user vi'])
    // A form that says nothing adds nothing.
    await sands.server.kernel.database.pool.query('update agreements set version = version + 1')
    const quiet = await firstStep(sands, 'staff17')
    expect(await quiet.call(PROVE, { body: { way: 'totp', secret: nextCode(sands, secret) } })).toSucceed()
    expect((await quiet.call(INFO)).data.consents).toHaveLength(2)
  })

  it('has every row in the file, page after page, and says where it was cut', async () => {
    const { kernel } = sands.server
    await kernel.database.pool.query(
      `insert into sessions (user_id, created_at, expires_at, ended_at, ip, user_agent)
       select id, now(), now(), now(), '192.0.2.1', 'number ' || n
       from users, generate_series(1, 2500) n where user_name = 'staff16'`,
    )
    const { rows } = await kernel.database.pool.query<{ id: UserId }>(
      `select id from users where user_name = 'staff16'`,
    )
    const userId = rows[0]?.id
    if (!userId) throw new Error('staff16 is missing')
    const org = { contacts: async () => [] }
    const written = async (most?: number) => {
      const folder = await mkdtemp(join(tmpdir(), 'own-data-'))
      const actor = { userId, name: '', collegeId: null, ip: '', userAgent: '' }
      const work = { input: {}, actor, folder, language: 'en-us', timeZone: 'UTC', step: async () => undefined }
      const { file } = await ownDataFile(kernel, org, most).run({ ...work, id: '1' } as never)
      const text = await readFile(file?.path ?? '', 'utf8')
      await rm(folder, { recursive: true })
      return JSON.parse(text) as { sessions: { user_agent: string }[]; cut?: { tables: string[]; rows: number } }
    }
    const whole = await written()
    const ours = whole.sessions.filter(({ user_agent }) => user_agent.startsWith('number '))
    expect(new Set(ours.map(({ user_agent }) => user_agent)).size).toBe(2500)
    expect(whole.cut).toBeUndefined()
    const short = await written(1500)
    expect(short.sessions).toHaveLength(1500)
    expect(short.cut).toMatchObject({ tables: ['sessions'], rows: 1500 })
  })

  it('asks for deletion once, and takes it back', async () => {
    const staff = await sands.signIn('staff13')
    const body = { reason: 'leaving' }
    const answers = await Promise.all([staff.call(ASK, { body }), staff.call(ASK, { body })])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await staff.call(INFO)).data.deletion).toMatchObject({ state: 'waiting', reason: 'leaving' })
    expect(await staff.call(WITHDRAW)).toSucceed()
    expect(await staff.call(WITHDRAW)).toFailWith('auth.deletion_decided')
    expect((await staff.call(INFO)).data.deletion).toMatchObject({ state: 'withdrawn' })
  })

  it('is gone after a yes, and its name, number and password with it', async () => {
    const [staff, admin] = [await sands.signIn('staff15'), await sands.signIn('admin')]
    const mobile = (await staff.call(SAFETY)).data.mobile ?? ''
    const decide = async (isApproved: boolean) => {
      const query = { tab: 'todo' as const, size: 100 }
      const todo = (await admin.call('GET /sands-lms/api/v1/approval/page', { query })).data.records
      const id = todo.find(({ kind }) => kind === 'account_deletion')?.id
      if (!id) throw new Error('nothing waits')
      return admin.call('POST /sands-lms/api/v1/approval/decide', { body: { id, isApproved, reason: 'not yet' } })
    }
    const id = await userId(sands, 'staff15')
    await enrol(sands, staff)
    const { pool } = sands.server.kernel.database
    await pool.query(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, 'AAAA', 'x', 0, '{}', 'Key of Li', now())`,
      [id],
    )
    await pool.query(
      `insert into open_identities (user_id, connection_id, subject, open_id, nick_name, linked_at)
       select $1, id, 'subject-of-li', 'open-of-li', 'Li', now() from connections`,
      [id],
    )
    await pool.query(
      `insert into link_tickets (hash, connection_id, subject, open_id, nick_name, expires_at)
       select 'x', min(id), 'subject-of-li', 'open-of-li', 'Li', now() + interval '1 hour' from connections`,
    )
    await pool.query(
      `insert into watched_sessions (session_id, connection_id, sealed, checked_at)
       select id, (select min(id) from connections), 'x', now() from sessions where user_id = $1`,
      [id],
    )
    await pool.query(
      `insert into addresses (user_id, name, phone, province, city, district, detail)
       values ($1, 'Li', '13800000015', 'Zhejiang', 'Hangzhou', 'Xihu', '1 Lake Road')`,
      [id],
    )
    await pool.query(
      `update orders set user_id = $1, ended_at = now() where id = (select min(id) from orders where address is not null)`,
      [id],
    )
    await pool.query(
      `update feedbacks set user_id = $1, contact = 'li@home.example' where id = (select min(id) from feedbacks)`,
      [id],
    )
    const contacts = async () => {
      const own = await pool.query(
        `select from addresses where user_id = $1 union all select from orders where user_id = $1 and address is not null
         union all select from feedbacks where user_id = $1 and contact <> ''`,
        [id],
      )
      return own.rowCount
    }
    expect(await contacts()).toBe(3)
    const outside = async () => {
      const own = await pool.query(
        `select from open_identities where user_id = $1 union all select from link_tickets where nick_name = 'Li'
         union all select from watched_sessions where sealed = 'x'`,
        [id],
      )
      return own.rowCount
    }
    expect(await outside()).toBeGreaterThan(2)
    const factors = () =>
      Promise.all(
        ['totp_secrets', 'passkeys', 'recovery_codes'].map(
          async (table) => (await pool.query(`select from ${table} where user_id = $1`, [id])).rowCount,
        ),
      )
    expect(await factors()).toEqual([1, 1, 10])
    await staff.call(ASK, { body: { reason: '' } })
    expect(await decide(false)).toSucceed()
    expect((await staff.call(INFO)).data.deletion).toMatchObject({ state: 'refused', note: 'not yet' })
    expect(await staff.call(ASK, { body: { reason: '' } })).toSucceed()
    expect(await decide(true)).toSucceed()
    await expect.poll(async () => (await staff.call(SAFETY)).code).toBe(14280)
    const body = { grant_type: 'password' as const, username: 'staff15', password: 'Sands@2026' }
    expect(await sands.visitor().call(TOKEN, { body })).toFailWith('auth.bad_credentials')
    const { rows } = await pool.query('select from users where mobile = $1', [mobile])
    expect(rows).toEqual([])
    expect(await factors()).toEqual([0, 0, 0])
    expect(await outside()).toBe(0)
    expect(await contacts()).toBe(0)
  })
})
