import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { enrol } from '../../../testing/factor/factors.ts'
import { aPasskey } from '../../../testing/factor/passkeys.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const STATE = 'GET /sands-user/api/v1/user/second-factor/state'
const REMOVE = 'POST /sands-user/api/v1/user/second-factor/remove'
const PASSKEY_BEGIN = 'POST /sands-user/api/v1/user/second-factor/passkey/begin'
const PASSKEY_CONFIRM = 'POST /sands-user/api/v1/user/second-factor/passkey/confirm'
const RULE = 'GET /sands-user/api/v1/manage/second-factor/rule'
const SAVE = 'POST /sands-user/api/v1/manage/second-factor/rule/save'

describe('changes of second factors at the same time', () => {
  const sands = useSands()
  async function addPasskey(userName: string, credentialId: string): Promise<Id<'passkey'>> {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: Id<'passkey'> }>(
      `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
       values ($1, $2, 'x', 0, '{}', 'Key', now()) returning id`,
      [await userId(sands, userName), credentialId],
    )
    const [row] = rows
    if (!row) throw new Error('the passkey was not stored')
    return row.id
  }
  const removeBoth = (client: Awaited<ReturnType<typeof sands.signIn>>, passkeyId: Id<'passkey'>) =>
    Promise.all([client.call(REMOVE, { body: { passkeyId } }), client.call(REMOVE, { body: { passkeyId: null } })])

  it('take the recovery codes with the last one, and the next first one brings new codes', async () => {
    const staff = await sands.signIn('staff20')
    await enrol(sands, staff)
    for (const answer of await removeBoth(staff, await addPasskey('staff20', 'one'))) expect(answer).toSucceed()
    expect((await staff.call(STATE)).data).toMatchObject({ totpSince: null, passkeys: [], recoveryLeft: 0 })
    expect((await enrol(sands, staff)).recovery).toHaveLength(10)
  })

  it('leave one where the company asks for it', async () => {
    const manager = await signInWith(sands, 'staff21', { rights: ['auth.ways.edit'] })
    await enrol(sands, manager)
    const { data } = await manager.call(RULE)
    expect(await manager.call(SAVE, { body: { forManagers: true, version: data.version } })).toSucceed()
    const answers = await removeBoth(manager, await addPasskey('staff21', 'two'))
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 4140051])
    const { totpSince, passkeys, recoveryLeft } = (await manager.call(STATE)).data
    expect([...passkeys, ...(totpSince ? [totpSince] : [])]).toHaveLength(1)
    expect(recoveryLeft).toBe(10)
  })

  it('never make more passkeys than there may be', async () => {
    const staff = await sands.signIn('staff22')
    for (let index = 0; index < 9; index += 1) await addPasskey('staff22', `many-${index}`)
    const starts = [(await staff.call(PASSKEY_BEGIN)).data, (await staff.call(PASSKEY_BEGIN)).data]
    const { origin } = new URL(sands.server.kernel.config.publicUrl)
    const answers = await Promise.all(
      starts.map((start) => {
        const passkey = aPasskey(start, origin)
        return staff.call(PASSKEY_CONFIRM, { body: { enrolToken: start.enrolToken, name: 'Key', passkey } })
      }),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([1, 4140050])
    expect((await staff.call(STATE)).data.passkeys).toHaveLength(10)
    expect(await staff.call(PASSKEY_BEGIN)).toFailWith('auth.factor_exists')
  })
})
