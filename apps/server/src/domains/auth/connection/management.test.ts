import type { ConnectionChange } from '@sands/contract/auth/connections.model'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'
import { ProviderTrouble } from '../social/provider.kind.ts'
import { createTroubles } from './troubles.service.ts'

const LIST = 'GET /sands-user/api/v1/manage/connection/list'
const SAVE = 'POST /sands-user/api/v1/manage/connection/save'
const SWITCH = 'POST /sands-user/api/v1/manage/connection/switch'
const REMOVE = 'POST /sands-user/api/v1/manage/connection/remove'
const EXAMINE = 'POST /sands-user/api/v1/manage/connection/examine'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const SECRET = 'the-secret-of-nobody-else'
const NOBODY = '999999' as never

const change = (more: Partial<ConnectionChange> = {}): ConnectionChange => ({
  id: null,
  version: 1,
  kind: 'wecom',
  name: '分公司企业微信',
  appId: 'ww-branch',
  secret: SECRET,
  options: { agentId: '1000009', issuer: '', claim: 'userid', uniqueIds: [] },
  closedColleges: [],
  ...more,
})

describe('the management of connections', () => {
  const sands = useSands()
  const admin = () => sands.signIn('admin')
  const found = async (appId: string) => {
    const { data } = await (await admin()).call(LIST)
    const connection = data.connections.find((candidate) => candidate.appId === appId)
    if (!connection) throw new Error(`${appId} is not connected`)
    return connection
  }

  it('is a matter of people with the right', async () => {
    const learner = await sands.signIn('learner')
    expect(await sands.visitor().call(LIST)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(LIST)).toFailWith('kernel.no_permission')
    expect(await learner.call(SAVE, { body: change() })).toFailWith('kernel.no_permission')
    expect(await learner.call(SWITCH, { body: { id: NOBODY, version: 1, isOpen: true } })).toFailWith(
      'kernel.no_permission',
    )
    expect(await learner.call(REMOVE, { body: { id: NOBODY, version: 1 } })).toFailWith('kernel.no_permission')
    expect(await learner.call(EXAMINE, { body: { id: NOBODY } })).toFailWith('kernel.no_permission')
  })

  it('adds a connection that is closed, opens it, changes it without its key, and removes it', async () => {
    const manager = await admin()
    expect(await manager.call(SAVE, { body: change() })).toSucceed()
    const added = await found('ww-branch')
    expect(added).toMatchObject({ isOpen: false, isSimulated: false, linked: 0, version: 1 })
    expect(added.keySetAt).not.toBeNull()
    expect(await manager.call(SWITCH, { body: { id: added.id, version: 1, isOpen: true } })).toSucceed()
    expect(await manager.call(SWITCH, { body: { id: added.id, version: 1, isOpen: false } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect((await sands.visitor().call(METHODS)).data.apps.map(({ appId }) => appId)).toContain('ww-branch')
    const renamed = change({ id: added.id, version: 2, name: '新名称', secret: null })
    expect(await manager.call(SAVE, { body: renamed })).toSucceed()
    expect(await found('ww-branch')).toMatchObject({ name: '新名称', version: 3, keySetAt: added.keySetAt })
    expect(await manager.call(REMOVE, { body: { id: added.id, version: 3 } })).toSucceed()
    expect(await manager.call(REMOVE, { body: { id: added.id, version: 3 } })).toFailWith('kernel.not_found')
    expect(await manager.call(SWITCH, { body: { id: added.id, version: 3, isOpen: true } })).toFailWith(
      'kernel.not_found',
    )
    expect(await manager.call(EXAMINE, { body: { id: added.id } })).toFailWith('kernel.not_found')
  })

  it('refuses an app twice, unsafe rules, plain addresses, and opening without a key', async () => {
    const manager = await admin()
    const keyless = change({ appId: 'ww-keyless', secret: null })
    expect(await manager.call(SAVE, { body: keyless })).toSucceed()
    expect(await manager.call(SAVE, { body: keyless })).toFailWith('auth.app_taken')
    const { id, version } = await found('ww-keyless')
    expect(await manager.call(SAVE, { body: change({ id, version, appId: 'ww-demo' }) })).toFailWith('auth.app_taken')
    expect(await manager.call(SWITCH, { body: { id, version, isOpen: true } })).toFailWith('auth.key_missing')
    expect(await manager.call(SAVE, { body: change({ id, version, appId: 'ww-other', secret: null }) })).toFailWith(
      'auth.key_missing',
    )
    const options = { agentId: '', issuer: 'https://idp.example.com', claim: '', uniqueIds: [] }
    for (const claim of ['email', 'phone_number', 'enterprise_mail', 'Mobile', 'nickname', 'name'])
      expect(
        await manager.call(SAVE, { body: change({ kind: 'oidc', appId: 'x', options: { ...options, claim } }) }),
      ).toFailWith('auth.claim_refused')
    for (const issuer of ['', 'idp', 'http://idp.example.com'])
      expect(
        await manager.call(SAVE, { body: change({ kind: 'oidc', appId: 'x', options: { ...options, issuer } }) }),
      ).toFailWith('auth.issuer_wrong')
    expect(await manager.call(SAVE, { body: change({ name: '  ' }) })).toFailWith('kernel.invalid_field')
    const findings = (await manager.call(EXAMINE, { body: { id } })).data
    expect(findings[0]).toMatchObject({ step: 'key', state: 'failed', reason: 'no_key' })
  })

  it('never shows a key, neither in an answer nor in the audit log', async () => {
    const manager = await admin()
    expect(await manager.call(SAVE, { body: change({ appId: 'ww-quiet' }) })).toSucceed()
    const list = await manager.call(LIST)
    const log = await manager.call('GET /sands-system/api/v1/ops/audit/page', { query: { current: 1, size: 50 } })
    for (const text of [JSON.stringify(list), JSON.stringify(log)]) {
      expect(text).not.toContain(SECRET)
      expect(text).toContain('ww-quiet')
    }
    const rows = await sands.server.kernel.database.primary.execute('select sealed from connection_keys')
    for (const { sealed } of rows.rows) expect(Buffer.from(sealed as Buffer).includes(SECRET)).toBe(false)
  })

  it('examines every simulator step by step and finds nothing wrong', async () => {
    const manager = await admin()
    for (const appId of ['wx-demo', 'ww-demo', 'cli_demo', 'sands-demo', 'sands-native-demo', 'weimob-demo']) {
      const { id } = await found(appId)
      const { data } = await manager.call(EXAMINE, { body: { id } })
      expect(data.map(({ state }) => state)).toEqual(data.map(() => 'fine'))
      expect(data.length).toBeGreaterThan(1)
    }
  })

  it('says that a native app without packages lets nobody in, and shows the last trouble of a connection', async () => {
    const manager = await admin()
    const options = { agentId: '', issuer: '', claim: '', uniqueIds: [] }
    expect(await manager.call(SAVE, { body: change({ kind: 'native', appId: 'app-bare', options }) })).toSucceed()
    const { id } = await found('app-bare')
    const { data } = await manager.call(EXAMINE, { body: { id } })
    expect(data[1]).toMatchObject({ step: 'packages', state: 'failed', reason: 'no_packages' })
    const troubles = createTroubles(sands.server.kernel)
    await troubles.note(id, 'entry', new ProviderTrouble('down', 'no answer'))
    await troubles.note(id, 'entry', new ProviderTrouble('secret', 'WeCom answered 40001'))
    const listed = (await manager.call(LIST)).data.connections.find((connection) => connection.id === id)
    expect(listed?.troubles).toEqual([{ step: 'entry', reason: 'secret', detail: '40001', at: expect.any(String) }])
    await troubles.solved(id, ['ticket'])
    await troubles.solved(id, ['entry'])
    const after = (await manager.call(LIST)).data.connections.find((connection) => connection.id === id)
    expect(after?.troubles).toEqual([])
  })

  it('forgets a trouble that an examination shows to be solved', async () => {
    const manager = await admin()
    const { id } = await found('ww-demo')
    const troubles = createTroubles(sands.server.kernel)
    await troubles.note(id, 'entry', new ProviderTrouble('secret', 'WeCom answered 40001'))
    await troubles.note(id, 'message', new ProviderTrouble('scope', 'WeCom answered 60011'))
    await troubles.note(id, 'ticket', new ProviderTrouble('down', 'no answer'))
    expect(await manager.call(EXAMINE, { body: { id } })).toSucceed()
    const listed = (await manager.call(LIST)).data.connections.find((connection) => connection.id === id)
    expect(listed?.troubles.map(({ step }) => step)).toEqual(['message'])
  })

  it('says what is wrong with an address that only works here, and with a host that does not answer', async () => {
    const manager = await admin()
    const options = { agentId: '', issuer: 'https://localhost:1', claim: '', uniqueIds: [] }
    expect(await manager.call(SAVE, { body: change({ kind: 'oidc', appId: 'idp-x', options }) })).toSucceed()
    const { id } = await found('idp-x')
    const { data } = await manager.call(EXAMINE, { body: { id } })
    expect(data).toEqual([
      expect.objectContaining({ step: 'key', state: 'fine' }),
      expect.objectContaining({ step: 'address', state: 'failed', reason: 'local' }),
      expect.objectContaining({ step: 'reach', state: 'failed', reason: 'unreachable' }),
      expect.objectContaining({ step: 'token', state: 'skipped' }),
    ])
  })

  it('says how many people would lose their only way in, and closes nothing before that is confirmed', async () => {
    const manager = await admin()
    const db = sands.server.kernel.database.primary
    const { id } = await found('wx-demo')
    const link = (userName: string, connectionId: string) =>
      db.execute(
        `insert into open_identities (user_id, connection_id, subject, open_id, nick_name, linked_at)
         select id, ${connectionId}, 'o_x', 'o_x', '', now() from users where user_name = '${userName}'`,
      )
    await link('emma', id)
    await link('auditor', id)
    expect(await found('wx-demo')).toMatchObject({ linked: 2, onlyWay: 0 })
    const emma = `(select id from users where user_name = 'emma')`
    await db.execute(`delete from credentials where user_id = ${emma}`)
    await db.execute(`delete from account_phones where user_id = ${emma}`)
    await db.execute(
      `update users set mobile = null, college_id = (select max(college_id) from memberships m where m.user_id = users.id)
       where id = ${emma}`,
    )
    const { version, onlyWay } = await found('wx-demo')
    expect(onlyWay).toBe(1)
    expect(await manager.call(SWITCH, { body: { id, version, isOpen: false } })).toFailWith('auth.people_lose_way')
    expect(await manager.call(REMOVE, { body: { id, version } })).toFailWith('auth.people_lose_way')
    const { kind, name, appId, options } = await found('wx-demo')
    const closedColleges = (await manager.call(LIST)).data.colleges.map((college) => college.id)
    const closing = { id, version, kind, name, appId, options, secret: null, closedColleges }
    expect(await manager.call(SAVE, { body: closing })).toFailWith('auth.people_lose_way')
    const another = (await found('ww-demo')).id
    await link('emma', another)
    // Without a password of the demo she is no account of the demo, which a simulator would open.
    expect(await found('wx-demo')).toMatchObject({ onlyWay: 1 })
    await db.execute(`update connections set is_simulated = false where id = ${another}`)
    expect(await found('wx-demo')).toMatchObject({ onlyWay: 0 })
    await db.execute(`update connections set is_simulated = true where id = ${another}`)
    await db.execute(`delete from open_identities where user_id = ${emma} and connection_id <> ${id}`)
    const confirmed = { id, version, confirmedLoss: 1 }
    expect(await manager.call(SWITCH, { body: { ...confirmed, isOpen: false } })).toSucceed()
    expect(await manager.call(REMOVE, { body: { id, version: version + 1 } })).toSucceed()
  })

  it('closes a way for one college only', async () => {
    const manager = await admin()
    const { id, kind, name, appId, options, version } = await found('cli_demo')
    const { data } = await manager.call(LIST)
    const learner = (await (await sands.signIn('learner')).call('GET /sands-user/api/v1/user/current-info')).data
    const closedColleges = data.colleges.filter((college) => college.id === learner.collegeId).map((one) => one.id)
    expect(closedColleges).toHaveLength(1)
    const body = { id, version, kind, name, appId, options, secret: null, closedColleges }
    expect(await manager.call(SAVE, { body })).toSucceed()
    expect(await found('cli_demo')).toMatchObject({ closedColleges, isSimulated: true })
  })
})
