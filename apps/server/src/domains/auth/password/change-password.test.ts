import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'

const CHANGE = 'POST /sands-user/api/v1/user/change-password'
const INFO = 'GET /sands-user/api/v1/user/current-info'
const OLD = 'Sands@2026'
const NEW = 'Dunes#2027'

describe('changing one’s own password', () => {
  const sands = useSands()

  it('keeps the current session, ends all others, and makes the old password invalid', async () => {
    const [here, elsewhere] = [await sands.signIn('staff01'), await sands.signIn('staff01')]
    expect(await here.call(CHANGE, { body: { oldPassword: OLD, newPassword: NEW } })).toSucceed()

    await expect.poll(async () => (await elsewhere.call(INFO)).status).toBe(401)
    expect(await elsewhere.call(INFO)).toFailWith('kernel.signed_out')
    expect(await here.call(INFO)).toSucceed()
    await expect(sands.signIn('staff01')).rejects.toThrow('cannot sign in')
    expect(await (await sands.signIn('staff01', NEW)).call(INFO)).toSucceed()
    const { data } = await here.call('GET /sands-system/api/v1/message/page', { query: {} })
    expect(data.records.some(({ title }) => /password/i.test(title))).toBe(true)
  })

  it('needs the current password, and slows down guessing', async () => {
    const person = await sands.signIn('staff02')
    const guess = (oldPassword: string, newPassword = NEW) =>
      person.call(CHANGE, { body: { oldPassword, newPassword } })
    for (let tries = 0; tries < 5; tries += 1) expect(await guess('Wrong@2026')).toFailWith('auth.wrong_password')
    expect(await guess(OLD)).toFailWith('auth.wait_before_next_try')
    // Wrong guesses here do not block the person from signing in.
    expect(await (await sands.signIn('staff02')).call(INFO)).toSucceed()
    sands.clock.advance(31_000)
    expect(await guess(OLD)).toSucceed()
  })

  it('needs a strong password that differs from the current one', async () => {
    const person = await sands.signIn('staff03')
    expect(await person.call(CHANGE, { body: { oldPassword: OLD, newPassword: 'short' } })).toFailWith(
      'auth.weak_password',
    )
    expect(await person.call(CHANGE, { body: { oldPassword: OLD, newPassword: OLD } })).toFailWith('auth.same_password')
    expect(await person.call(CHANGE, { body: { oldPassword: '', newPassword: NEW } })).toFailWith(
      'kernel.invalid_field',
    )
    expect(await sands.visitor().call(CHANGE, { body: { oldPassword: OLD, newPassword: NEW } })).toFailWith(
      'kernel.not_signed_in',
    )
    expect(await (await sands.signIn('staff03')).call(INFO)).toSucceed()
  })
})
