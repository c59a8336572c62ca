import { describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { useSands } from '../../../testing/sands.ts'
import { simulatedKey } from '../connection/connections.service.ts'
import { shellSign } from './shell-sign.ts'

const CALL = 'POST /sands-user/api/v1/auth/authorization-token'
const MALL = 'POST /sands-lms/api/v1/weimob/login'
const MINUTE = 60_000
const SECRET = simulatedKey('sands-native-demo')

describe('a native app', () => {
  const sands = useSands()
  let count = 0
  const form = (over: object = {}) => {
    count += 1
    return {
      appId: 'sands-native-demo',
      identifierType: 'userName',
      identifierValue: 'learner',
      noce: `nonce-000-${count}`,
      timestamp: sands.clock.now().getTime(),
      appUniqueId: 'com.example.sands.learn',
      ...over,
    }
  }
  const signed = (over: object = {}, secret = SECRET) => {
    const fields = form(over)
    return { ...fields, sign: shellSign(secret, fields) }
  }
  const send = (body: ReturnType<typeof signed>) => sands.visitor().call(CALL, { body })

  it.each([
    { identifierType: 'userName', identifierValue: 'learner' },
    { identifierType: 'mobile', identifierValue: '19900001000' },
    { identifierType: 'mobile', identifierValue: '+86 199 0000 1000' },
    { identifierType: 'mobile', identifierValue: '+8619900001000' },
  ])('gets a session of the person by $identifierType $identifierValue', async (over) => {
    const answer = await send(signed(over))
    expect(answer).toSucceed()
    expect(answer.data.collegeId).toBeTruthy()
    const me = await aClient(sands.url, answer.data.access_token).call('GET /sands-user/api/v1/user/current-info')
    expect(me.data).toMatchObject({ name: '林晓' })
  })

  it('may send its secret as old apps do, which is not read', async () => {
    expect(await send({ ...signed(), appSecret: 'anything' } as ReturnType<typeof signed>)).toSucceed()
    const wrong = { ...signed({}, 'wrong'), appSecret: SECRET } as ReturnType<typeof signed>
    expect(await send(wrong)).toFailWith('auth.authorization_failed')
  })

  it('gets one answer for whatever is wrong', async () => {
    const used = signed()
    expect(await send(used)).toSucceed()
    const answers = [
      await send(used),
      await send(signed({}, 'wrong')),
      await send({ ...signed(), identifierValue: 'admin' }),
      await send(signed({ appId: 'unknown' })),
      await send(signed({ appUniqueId: 'com.example.other' })),
      await send(signed({ identifierType: 'shoeSize' })),
      await send(signed({ identifierValue: 'nobody-here' })),
      await send(signed({ identifierType: 'userId', identifierValue: 'x' })),
      await send(signed({ noce: 'short' })),
      await send(signed({ timestamp: sands.clock.now().getTime() - 6 * MINUTE })),
      await send(signed({ timestamp: sands.clock.now().getTime() + 6 * MINUTE })),
      await send(signed({ timestamp: 'yesterday' })),
    ]
    for (const answer of answers) expect(answer).toFailWith('auth.authorization_failed')
    expect(new Set(answers.map(({ msg }) => msg))).toEqual(new Set(['Login authorization failed']))
  })

  it('uses a nonce once, even when two requests come together', async () => {
    const body = signed()
    const answers = await Promise.all([1, 2, 3].map(() => send(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('leaves neither secret nor signature in the audit log', async () => {
    const body = signed({}, 'wrong')
    await send(body)
    const auditor = await sands.signIn('auditor')
    const query = { action: 'auth.session.refused' }
    const text = JSON.stringify((await auditor.call('GET /sands-system/api/v1/ops/audit/page', { query })).data)
    expect(text).toContain('authorization')
    for (const secret of [SECRET, body.sign, body.noce]) expect(text).not.toContain(secret)
  })
})

describe('the mall', () => {
  const sands = useSands()

  it('opens for people who are signed in, under a name that says nothing', async () => {
    expect(await sands.visitor().call(MALL, { body: {} })).toFailWith('kernel.not_signed_in')
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(MALL, { body: {} })
    const { origin, searchParams } = new URL(data.url)
    expect(origin).toBe('https://mall.sands.example')
    const { sign, ...fields } = Object.fromEntries(searchParams)
    expect(sign).toBe(shellSign(simulatedKey('weimob-demo'), fields))
    expect(data.url).not.toContain(simulatedKey('weimob-demo'))
    const again = new URL((await learner.call(MALL, { body: {} })).data.url).searchParams
    expect(again.get('outsideId')).toBe(fields.outsideId)
  })

  it('is the first one that is open for the college of the person', async () => {
    const learner = await sands.signIn('learner')
    const { collegeId } = (await learner.call('GET /sands-user/api/v1/user/current-info')).data
    const db = sands.server.kernel.database.primary
    await db.execute(`update connections set closed_colleges = array['${collegeId}'] where app_id = 'weimob-demo'`)
    expect(await learner.call(MALL, { body: {} })).toFailWith('auth.way_closed')
    await db.execute(
      `insert into connections (kind, name, app_id, options, is_open, is_simulated, closed_colleges, created_at)
       select kind, name, 'weimob-second', options, true, true, '{}', now() from connections where app_id = 'weimob-demo'`,
    )
    const { data } = await learner.call(MALL, { body: {} })
    expect(new URL(data.url).searchParams.get('clientId')).toBe('weimob-second')
  })
})

describe('without simulators', () => {
  const sands = useSands({ env: { HOST_SIMULATOR: '0' } })

  it('their public keys open nothing', async () => {
    const fields = {
      appId: 'sands-native-demo',
      identifierType: 'userName',
      identifierValue: 'learner',
      noce: 'nonce-000-1',
      timestamp: sands.clock.now().getTime(),
      appUniqueId: 'com.example.sands.learn',
    }
    const body = { ...fields, sign: shellSign(SECRET, fields) }
    expect(await sands.visitor().call(CALL, { body })).toFailWith('auth.authorization_failed')
    const learner = await sands.signIn('learner')
    expect(await learner.call(MALL, { body: {} })).toFailWith('auth.way_closed')
  })
})
