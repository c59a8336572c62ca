import { describe, expect, it } from 'vitest'
import { aClient } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('signing in', () => {
  const sands = useSands()
  const password = (username: string, secret: string, extra: object = {}) =>
    sands
      .visitor()
      .call('POST /sands-user/oauth/token', { body: { grant_type: 'password', username, password: secret, ...extra } })
  const refresh = (token: string) =>
    sands
      .visitor()
      .call('POST /sands-user/oauth/token', { body: { grant_type: 'refresh_token', refresh_token: token } })

  it.each(['learner', 'LEARNER', ' learner ', 'learner@sands.example', 'Learner@Sands.Example', '19900001000'])(
    'accepts %s',
    async (login) => {
      const answer = await password(login, 'Sands@2026')

      expect(answer).toSucceed()
      expect(answer.data).toMatchObject({ token_type: 'Bearer', expires_in: 7200 })
      expect(
        await aClient(sands.url, answer.data.access_token).call('GET /sands-user/api/v1/user/current-info'),
      ).toSucceed()
    },
  )

  it('returns the token fields beside the envelope too, where OAuth clients expect them', async () => {
    const response = await sands.visitor().send('/sands-user/oauth/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('sands-h5:sands-h5')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=password&username=learner&password=Sands%402026',
    })
    const body = (await response.json()) as { access_token: string; data: { access_token: string } }

    expect(body.access_token).toBe(body.data.access_token)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('gives the same answer for a wrong password and for an unknown account', async () => {
    const wrong = await password('manager', 'Wrong@2026')
    const nobody = await password('nobody-here', 'Wrong@2026')

    expect(wrong).toFailWith('auth.bad_credentials')
    expect(nobody).toFailWith('auth.bad_credentials')
    expect(wrong.msg).toBe(nobody.msg)
    expect(wrong).toMatchObject({ error: 'invalid_grant', error_description: wrong.msg })
  })

  it('refuses an unknown client and an unsupported grant type', async () => {
    const stranger = await sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'learner', password: 'Sands@2026' },
      headers: { authorization: `Basic ${btoa('someone:else')}` },
    })

    expect(stranger).toFailWith('auth.unknown_client')
    expect(stranger).toMatchObject({ error: 'invalid_client', status: 400 })
    const odd = await sands.visitor().call('POST /sands-user/oauth/token', { body: { grant_type: 'magic' } })
    expect(odd).toFailWith('auth.unsupported_grant')
    expect(odd).toMatchObject({ error: 'unsupported_grant_type' })
  })

  it('names its client as OAuth encodes it and as most programs do, which is the same for ours', async () => {
    const strict = (id: string, secret: string) => btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)
    expect(strict('lms-h5', 's3cr:et/+')).toBe('bG1zLWg1OnMzY3IlM0FldCUyRiUyQg==')
    expect(btoa('lms-h5:s3cr:et/+')).toBe('bG1zLWg1OnMzY3I6ZXQvKw==')
    expect(strict('sands-h5', 'sands-h5')).toBe(btoa('sands-h5:sands-h5'))
    for (const client of ['bG1zLWg1OnMzY3IlM0FldCUyRiUyQg==', 'bG1zLWg1OnMzY3I6ZXQvKw==', btoa('sands-h5:sands-h5')]) {
      const answer = await sands.visitor().call('POST /sands-user/oauth/token', {
        body: { grant_type: 'password', username: 'learner', password: 'Sands@2026' },
        headers: { authorization: `Basic ${client}` },
      })
      if (client === btoa('sands-h5:sands-h5')) expect(answer).toSucceed()
      else expect(answer).toFailWith('auth.unknown_client')
    }
  })

  it('renews a session and hands out another refresh token each time', async () => {
    const { data: first } = await password('author', 'Sands@2026')
    const second = await refresh(first.refresh_token)

    expect(second).toSucceed()
    expect(second.data.refresh_token).not.toBe(first.refresh_token)
    expect(
      await aClient(sands.url, second.data.access_token).call('GET /sands-user/api/v1/auth/validate-token'),
    ).toSucceed()
  })

  it('accepts an old refresh token after a lost answer, until its successor is used', async () => {
    const { data: first } = await password('author', 'Sands@2026')
    await refresh(first.refresh_token)
    sands.clock.advance(10 * MINUTE)

    expect(await refresh(first.refresh_token)).toSucceed()
  })

  it('ends the whole session when a refresh token is used again after its successor was used', async () => {
    const { data: first } = await password('author', 'Sands@2026')
    const { data: second } = await refresh(first.refresh_token)
    const thief = aClient(sands.url, second.access_token)
    expect(await thief.call('GET /sands-user/api/v1/auth/validate-token')).toSucceed()
    sands.clock.advance(2 * MINUTE)

    expect(await refresh(first.refresh_token)).toFailWith('auth.refresh_refused')
    expect(await thief.call('GET /sands-user/api/v1/auth/validate-token')).toFailWith('kernel.signed_out')
    expect(await refresh(second.refresh_token)).toFailWith('auth.refresh_refused')
  })

  it('has one successor for a refresh token, however often it comes', async () => {
    const { data: first } = await password('author', 'Sands@2026')
    const [one, two] = [await refresh(first.refresh_token), await refresh(first.refresh_token)]
    expect(two.data.refresh_token).toBe(one.data.refresh_token)
    expect(two.data.access_token).toBe(one.data.access_token)
    const { rows } = await sands.server.kernel.database.pool.query<{ count: string }>(
      `select count(*) from session_tokens where kind = 'refresh' and session_id = (select max(id) from sessions)`,
    )
    expect(rows).toEqual([{ count: '2' }])
  })

  it('lets two tabs renew at the same moment', async () => {
    const { data: first } = await password('author', 'Sands@2026')
    const tabs = await Promise.all([refresh(first.refresh_token), refresh(first.refresh_token)])

    for (const tab of tabs) {
      expect(tab).toSucceed()
      expect(
        await aClient(sands.url, tab.data.access_token).call('GET /sands-user/api/v1/auth/validate-token'),
      ).toSucceed()
    }
  })

  it('lets an access token expire after two hours and a refresh token after thirty days', async () => {
    const { data } = await password('author', 'Sands@2026')
    const client = aClient(sands.url, data.access_token)
    expect(await client.call('GET /sands-user/api/v1/auth/validate-token')).toSucceed()
    sands.clock.advance(121 * MINUTE)
    expect(await client.call('GET /sands-user/api/v1/auth/validate-token')).toFailWith('kernel.not_signed_in')
    sands.clock.advance(30 * DAY)
    expect(await refresh(data.refresh_token)).toFailWith('auth.refresh_refused')
  })

  it('refuses a missing token, an invented one, and a refresh token in place of an access token', async () => {
    const { data } = await password('author', 'Sands@2026')
    const validate = (token: string | undefined) =>
      aClient(sands.url, token).call('GET /sands-user/api/v1/auth/validate-token')

    expect(await validate(undefined)).toFailWith('kernel.not_signed_in')
    expect(await validate('invented')).toFailWith('kernel.not_signed_in')
    expect(await validate('x'.repeat(5000))).toFailWith('kernel.not_signed_in')
    expect(await validate(data.refresh_token)).toFailWith('kernel.not_signed_in')
    expect(await refresh(data.access_token)).toFailWith('auth.refresh_refused')
  })

  it('returns the labels of the person when a token is validated', async () => {
    const manager = await sands.signIn('manager')
    const answer = await manager.call('GET /sands-user/api/v1/auth/validate-token')

    expect(answer.data.sysUserLabel).toEqual({ teamLearningLabel: 1, teachingMgtLabel: 0 })
  })

  it('offers the demo accounts', async () => {
    const { data } = await sands
      .visitor()
      .call('GET /sands-user/api/v1/auth/login-methods', { query: { platformType: 'LARK_SUITE' } })

    expect(data.demo?.accounts.map(({ userName }) => userName)).toContain('learner')
  })
})

describe('signing out', () => {
  const sands = useSands()

  it('ends this session and leaves the others', async () => {
    const phone = await sands.signIn('teacher')
    const desktop = await sands.signIn('teacher')

    expect((await phone.call('POST /sands-user/api/v1/auth/logout', { body: {} })).data).toEqual({ ended: 1 })
    expect(await phone.call('GET /sands-user/api/v1/user/current-info')).toFailWith('kernel.signed_out')
    expect(await desktop.call('GET /sands-user/api/v1/user/current-info')).toSucceed()
  })

  it('ends all sessions of the person, and no session of another person', async () => {
    const phone = await sands.signIn('teacher')
    const desktop = await sands.signIn('teacher')
    const somebody = await sands.signIn('learner')
    await desktop.call('GET /sands-user/api/v1/user/current-info')

    await phone.call('POST /sands-user/api/v1/auth/logout', { body: { everywhere: true } })

    await expect.poll(async () => (await desktop.call('GET /sands-user/api/v1/user/current-info')).code).toBe(14280)
    expect(await somebody.call('GET /sands-user/api/v1/user/current-info')).toSucceed()
    expect(
      await sands.visitor().call('POST /sands-user/oauth/token', {
        body: { grant_type: 'refresh_token', refresh_token: desktop.session.refresh_token },
      }),
    ).toFailWith('auth.refresh_refused')
  })
})

describe('a one-time password at sign-in', () => {
  const sands = useSands()
  const signIn = (secret: string) =>
    sands.visitor().call('POST /sands-user/oauth/token', {
      body: { grant_type: 'password', username: 'newcomer', password: secret },
    })
  const choose = (changeToken: string, newPassword: string) =>
    sands.visitor().call('POST /sands-user/api/v1/auth/set-new-password', { body: { changeToken, newPassword } })
  const ticket = async () => ((await signIn('Sands@2026')).data as unknown as { changeToken: string }).changeToken

  it('does not sign the person in until they have chosen their own password', async () => {
    const due = await signIn('Sands@2026')
    expect(due).toFailWith('auth.password_change_due')
    expect(due.code).toBe(14200)
  })

  it.each(['Short@1', 'nodigits@here', '12345678@', 'NoSymbols2026', 'has space@2026', `${'x'.repeat(29)}@1`])(
    'refuses %s',
    async (weak) => {
      expect(await choose(await ticket(), weak)).toFailWith('auth.weak_password')
    },
  )

  it('cannot be chosen again as the new password', async () => {
    expect(await choose(await ticket(), 'Sands@2026')).toFailWith('auth.same_password')
  })

  it('gives fifteen minutes to choose a new password', async () => {
    const late = await ticket()
    sands.clock.advance(16 * MINUTE)
    expect(await choose(late, 'Brand-new@2026')).toFailWith('auth.change_token_expired')
    expect(await choose('invented', 'Brand-new@2026')).toFailWith('auth.change_token_expired')
  })

  it('is replaced once, and only the new password works afterwards', async () => {
    const changeToken = await ticket()
    const [one, two] = await Promise.all([choose(changeToken, 'Brand-new@2026'), choose(changeToken, 'Brand-new@2027')])

    expect([one.code, two.code].sort((a, b) => a - b)).toEqual([1, 4140008])
    expect(await signIn('Sands@2026')).toFailWith('auth.bad_credentials')
    expect(await signIn(one.code === 1 ? 'Brand-new@2026' : 'Brand-new@2027')).toSucceed()
  })
})
