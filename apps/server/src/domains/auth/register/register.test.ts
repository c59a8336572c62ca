import type { RegisterWay } from '@sands/rules/auth/register'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'

const REGISTER = 'POST /sands-user/api/v1/auth/register'
const OPTIONS = 'GET /sands-user/api/v1/auth/register-options'
const ADD = 'POST /sands-user/api/v1/manage/invitation/add'
const LIST = 'GET /sands-user/api/v1/manage/invitation/list'
const END = 'POST /sands-user/api/v1/manage/invitation/end'
const MAIL = 'POST /sands-user/api/v1/auth/send-email-code'
const TOKEN = 'POST /sands-user/oauth/token'
const PASSWORD = 'Dune-walk7'

describe('registering', () => {
  const sands = useSands()
  async function open(registerBy: RegisterWay, registerDomains: string[] = []) {
    const admin = await sands.signIn('admin')
    const { sms: _, mail: __, ...choice } = (await admin.call('GET /sands-user/api/v1/manage/ways/get')).data
    const body = { ...choice, registerBy, registerDomains }
    expect(await admin.call('POST /sands-user/api/v1/manage/ways/save', { body })).toSucceed()
    return admin
  }
  async function formFor(email: string, more: object = {}) {
    sands.clock.advance(61_000)
    const code = (await sands.visitor().call(MAIL, { body: { email, scene: 'register' } })).data.simulated ?? ''
    return { name: '沙丘', email, code, password: PASSWORD, agreed: true as const, ...more }
  }
  const signIn = (username: string) =>
    sands.visitor().call(TOKEN, { body: { grant_type: 'password', username, password: PASSWORD } })

  it('is closed until the company opens it', async () => {
    const body = { name: 'A', email: 'a@new.example', code: '123456', password: PASSWORD, agreed: true as const }
    expect(await sands.visitor().call(OPTIONS)).toFailWith('auth.way_closed')
    expect(await sands.visitor().call(REGISTER, { body })).toFailWith('auth.way_closed')
    expect(await sands.visitor().call(MAIL, { body: { email: 'a@new.example', scene: 'register' } })).toFailWith(
      'auth.way_closed',
    )
    expect(await sands.visitor().call(LIST)).toFailWith('kernel.not_signed_in')
    expect(await (await sands.signIn('learner')).call(LIST)).toFailWith('kernel.no_permission')
  })

  it('takes an address of the company, with the right code and a good password', async () => {
    await open('domain', ['new.example'])
    expect(await sands.visitor().call(MAIL, { body: { email: 'a@other.example', scene: 'register' } })).toFailWith(
      'auth.register_refused',
    )
    const form = await formFor('first@new.example')
    expect(await sands.visitor().call(REGISTER, { body: { ...form, code: '000000' } })).toFailWith('auth.code_refused')
    expect(await sands.visitor().call(REGISTER, { body: { ...form, password: 'First@new1' } })).toFailWith(
      'auth.common_password',
    )
    const answer = await sands.visitor().call(REGISTER, { body: form })
    expect(answer.data).toMatchObject({ isWaiting: false })
    expect(answer.data.session?.access_token).toBeTruthy()
    expect(await sands.visitor().call(REGISTER, { body: form })).toFailWith('auth.code_refused')
    const again = await formFor('first@new.example')
    expect(await sands.visitor().call(REGISTER, { body: again })).toFailWith('auth.contact_taken')
    expect(await signIn('first@new.example')).toSucceed()
  })

  it('takes an invitation as often as it says', async () => {
    const admin = await open('invitation')
    const { code: invitation } = (await admin.call(ADD, { body: { note: 'spring', days: 7, uses: 1 } })).data
    const [one, two] = [await formFor('one@x.example', { invitation }), await formFor('two@x.example', { invitation })]
    const none = await formFor('three@x.example')
    expect(await sands.visitor().call(REGISTER, { body: none })).toFailWith('auth.register_refused')
    const answers = await Promise.all([one, two].map((body) => sands.visitor().call(REGISTER, { body })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await admin.call(LIST)).data).toEqual([])
    await admin.call(ADD, { body: { note: 'autumn', days: 7, uses: 2 } })
    const [{ id } = { id: undefined }] = (await admin.call(LIST)).data
    if (!id) throw new Error('there is no invitation')
    expect(await admin.call(END, { body: { id } })).toSucceed()
    expect(await admin.call(END, { body: { id } })).toFailWith('kernel.not_found')
  })

  it('waits for a yes where the company wants one', async () => {
    const admin = await open('approval')
    const decide = async (isApproved: boolean) => {
      const query = { tab: 'todo' as const, size: 100 }
      const todo = (await admin.call('GET /sands-lms/api/v1/approval/page', { query })).data.records
      const id = todo.find(({ kind }) => kind === 'registration')?.id
      if (!id) throw new Error('nothing waits')
      return admin.call('POST /sands-lms/api/v1/approval/decide', { body: { id, isApproved, reason: 'unknown' } })
    }
    const answer = await sands.visitor().call(REGISTER, { body: await formFor('waits@x.example') })
    expect(answer.data).toEqual({ session: null, isWaiting: true })
    expect(await signIn('waits@x.example')).toFailWith('auth.account_disabled')
    expect(await decide(true)).toSucceed()
    expect(await signIn('waits@x.example')).toSucceed()
    await sands.visitor().call(REGISTER, { body: await formFor('nobody@x.example') })
    expect(await decide(false)).toSucceed()
    expect(await signIn('nobody@x.example')).toFailWith('auth.bad_credentials')
  })
})

describe('registering with a number', () => {
  const sands = useSands()

  it('is refused for a number of the list, also of somebody who was disabled', async () => {
    const admin = await sands.signIn('admin')
    const { sms: _, mail: __, ...choice } = (await admin.call('GET /sands-user/api/v1/manage/ways/get')).data
    await admin.call('POST /sands-user/api/v1/manage/ways/save', { body: { ...choice, registerBy: 'approval' } })
    await sands.server.kernel.database.pool.query(
      "update users set mobile = '19977770002', status = 'disabled' where user_name = 'staff05'",
    )
    const register = async (mobile: string) => {
      const number = { areaCode: '86', mobile }
      const sent = await sands.visitor().call('POST /sands-system/api/v1/sms/send', {
        body: { ...number, scene: 'register' },
      })
      const form = {
        name: '沙丘',
        ...number,
        code: sent.data.simulated ?? '',
        password: PASSWORD,
        agreed: true as const,
      }
      return sands.visitor().call(REGISTER, { body: form })
    }
    expect(await register('19977770002')).toFailWith('auth.contact_taken')
    expect(await register('19977770003')).toSucceed()
    const { rows } = await sands.server.kernel.database.pool.query(
      "select mobile from users where user_name = '19977770003'",
    )
    expect(rows).toEqual([{ mobile: '19977770003' }])
  })
})

describe('a number that somebody else typed', () => {
  const sands = useSands()
  const codeFor = async (mobile: string, scene: 'login' | 'reset') => {
    sands.clock.advance(61_000)
    const body = { areaCode: '86', mobile, scene }
    return (await sands.visitor().call('POST /sands-system/api/v1/sms/send', { body })).data.simulated ?? ''
  }
  const PROVE = 'POST /sands-user/api/v1/auth/prove-number'

  it('opens the account of a person with management rights only with the password, once', async () => {
    const mobile = (await (await sands.signIn('auditor')).call('GET /sands-user/api/v1/user/account-safety')).data
      .mobile
    if (!mobile) throw new Error('the auditor has no number')
    const national = mobile.replace('+86', '')
    const form = async () => ({ grant_type: 'sms', mobile: national, code: await codeFor(national, 'login') })
    const refused = await sands.visitor().call(TOKEN, { body: await form() })
    expect(refused).toFailWith('auth.prove_number')
    const { proveToken } = refused.data as unknown as { proveToken: string }
    expect(await sands.visitor().call(PROVE, { body: { proveToken, password: 'wrong' } })).toFailWith(
      'auth.bad_credentials',
    )
    const reset = { areaCode: '86', mobile: national, code: await codeFor(national, 'reset') }
    expect(await sands.visitor().call('POST /sands-user/oauth/check-sms', { body: reset })).toFailWith(
      'auth.code_refused',
    )
    expect(await sands.visitor().call(PROVE, { body: { proveToken, password: 'Sands@2026' } })).toSucceed()
    expect(await sands.visitor().call(PROVE, { body: { proveToken, password: 'Sands@2026' } })).toFailWith(
      'auth.select_token_expired',
    )
    expect(await sands.visitor().call(TOKEN, { body: await form() })).toSucceed()
  })

  it('asks for the password also of somebody whose rights are in another college', async () => {
    const { pool } = sands.server.kernel.database
    await pool.query("update users set mobile = '19977770001' where user_name = 'staff04'")
    await pool.query(
      `with person as (select u.id, m.college_id as home from users u join memberships m on m.user_id = u.id
         where u.user_name = 'staff04' limit 1),
       other as (select c.id from colleges c, person where c.id <> person.home order by c.id limit 1),
       joined as (insert into memberships (user_id, college_id) select person.id, other.id from person, other)
       insert into user_roles (user_id, role_id, college_id)
       select person.id, r.id, other.id from person, other, (select id from roles where code = 'training-manager') r`,
    )
    const form = { grant_type: 'sms', mobile: '19977770001', code: await codeFor('19977770001', 'login') }
    expect(await sands.visitor().call(TOKEN, { body: form })).toFailWith('auth.prove_number')
  })

  it('keeps its country when the company sets another', async () => {
    const admin = await sands.signIn('admin')
    const { sms: _, mail: __, ...choice } = (await admin.call('GET /sands-user/api/v1/manage/ways/get')).data
    const body = { ...choice, homeArea: '65' }
    expect(await admin.call('POST /sands-user/api/v1/manage/ways/save', { body })).toSucceed()
    const { rows } = await sands.server.kernel.database.pool.query(
      "select count(*)::int as bare from users where mobile !~ '^[+]'",
    )
    expect(rows).toEqual([{ bare: 0 }])
    const form = {
      grant_type: 'sms',
      areaCode: '86',
      mobile: '19900001000',
      code: await codeFor('19900001000', 'login'),
    }
    expect(await sands.visitor().call(TOKEN, { body: form })).toSucceed()
  })
})
