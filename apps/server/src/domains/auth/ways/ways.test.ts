import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'

const GET = 'GET /sands-user/api/v1/manage/ways/get'
const SAVE = 'POST /sands-user/api/v1/manage/ways/save'
const OUTBOX = 'GET /sands-user/api/v1/manage/ways/outbox'
const SEND = 'POST /sands-system/api/v1/sms/send'

describe('the ways to sign in', () => {
  const sands = useSands()

  it('are a matter of people with the right', async () => {
    const learner = await sands.signIn('learner')
    expect(await sands.visitor().call(GET)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(GET)).toFailWith('kernel.no_permission')
    expect(await learner.call(OUTBOX)).toFailWith('kernel.no_permission')
  })

  it('can be closed, which closes the calls, and opened again', async () => {
    const admin = await sands.signIn('admin')
    const { data: first } = await admin.call(GET)
    expect(first).toMatchObject({ phone: true, resetBySms: true, sms: 'simulated', mail: 'simulated', version: 1 })
    const { sms: _, mail: __, ...choice } = first
    expect(await admin.call(SAVE, { body: { ...choice, phone: false, homeArea: '+62' } })).toSucceed()
    expect(await admin.call(SAVE, { body: choice })).toFailWith('kernel.changed_meanwhile')
    const body = { areaCode: '86', mobile: '19900001000', scene: 'login' as const }
    expect(await sands.visitor().call(SEND, { body })).toFailWith('auth.way_closed')
    const { data } = await sands.visitor().call('GET /sands-user/api/v1/auth/login-methods')
    expect(data.methods).not.toContain('sms')
    const { data: second } = await admin.call(GET)
    expect(second).toMatchObject({ phone: false, homeArea: '62', version: 2 })
    expect(await admin.call(SAVE, { body: { ...choice, version: 2 } })).toSucceed()
    expect(await sands.visitor().call(SEND, { body })).toSucceed()
  })

  it('show the simulated messages at the desk', async () => {
    const admin = await sands.signIn('admin')
    const body = { areaCode: '86', mobile: '19955551111', scene: 'login' as const }
    const sent = await sands.visitor().call(SEND, { body })
    const { data } = await admin.call(OUTBOX)
    expect(data[0]?.target).toBe('+8619955551111')
    expect(data[0]?.text).toContain(sent.data.simulated)
  })
})

describe('without a provider and without a simulator', () => {
  const sands = useSands({ env: { CODE_SIMULATOR: '0' } })

  it('only the password is offered', async () => {
    const { data } = await sands.visitor().call('GET /sands-user/api/v1/auth/login-methods')
    expect(data.methods).toEqual(['password'])
    const body = { areaCode: '86', mobile: '19900001000', scene: 'login' as const }
    expect(await sands.visitor().call(SEND, { body })).toFailWith('auth.way_closed')
  })
})
