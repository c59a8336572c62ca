import { describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { useSands } from '../../../testing/sands.ts'
import { watchPeople } from './watch.jobs.ts'

const MINUTE = 60_000
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const TOKEN = 'POST /sands-user/oauth/token'
const SAVE = 'POST /sands-user/api/v1/manage/connection/save'
const ME = 'GET /sands-user/api/v1/user/current-info'

describe('the identity provider of the company', () => {
  const sands = useSands()
  let count = 0
  const visit = async (who: string, given?: string) => {
    const { data } = await sands.visitor().call(METHODS, { query: { platformType: 'OIDC' } })
    const [app] = data.apps
    if (!app) throw new Error('the provider is not connected')
    count += 1
    const state = given ?? `state-of-visit-${count}`
    const query = { id: app.id, state, back: '/desktop/login' as const }
    const { address } = (await sands.visitor().call(ADDRESS, { query })).data
    expect(address).toContain('code_challenge_method=S256')
    const page = await (await fetch(`${sands.url}${address}`)).text()
    const link = new RegExp(`href="([^"]+)">${who}<`).exec(page)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const code = new URL(link, sands.url).searchParams.get('code') ?? ''
    return { appId: app.appId, code, state }
  }
  const enter = (proof: { appId: string; code: string; state?: string }) =>
    sands.visitor().call(TOKEN, { body: { grant_type: 'social', socialType: 'oidc', ...proof } })

  /** The queue of the server runs what the clock would have begun. */
  const aMinuteLater = async () => {
    sands.clock.advance(MINUTE)
    const { database, jobs } = sands.server.kernel
    const kind = watchPeople({ begin: async () => undefined, endAllOf: async () => undefined, run: async () => 0 })
    await database.transaction((tx) => jobs.enqueue(tx, kind, {}))
    await runJobs(sands)
  }

  it('signs in whom the rule of the company names, and asks a stranger to sign in once', async () => {
    const answer = await enter(await visit('learner'))
    expect(answer).toSucceed()
    expect((await aClient(sands.url, answer.data.access_token).call(ME)).data.name).toBe('林晓')
    expect(await enter(await visit('learner'))).toSucceed()
    expect(await enter(await visit('stranger'))).toFailWith('auth.link_first')
  })

  it('gives one answer for a used, guessed or swapped code, and for a code without its visit', async () => {
    const used = await visit('learner')
    expect(await enter(used)).toSucceed()
    const [one, other, plain] = [await visit('learner'), await visit('teacher'), await visit('learner')]
    const answers = [
      await enter(used),
      await enter({ ...one, code: other.code }),
      await enter({ ...other, code: 'guessed' }),
      await enter({ appId: plain.appId, code: plain.code }),
      await enter({ ...plain, state: 'state-of-nobody' }),
    ]
    for (const answer of answers) expect(answer).toFailWith('auth.authorization_failed')
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(1)
  })

  it('may give long codes and states, which are believed or refused like short ones', async () => {
    const long = await visit('learner', 'S'.repeat(4096))
    expect(await enter(long)).toSucceed()
    const plain = await visit('learner')
    expect(await enter({ ...plain, code: '/'.repeat(4096) })).toFailWith('auth.authorization_failed')
    expect(await enter({ ...plain, code: 'c'.repeat(4097) })).toFailWith('kernel.invalid_field')
    const learner = await sands.signIn('learner')
    const body = { socialType: 'oidc' as const, ...plain, code: 'c'.repeat(4096) }
    const linked = await learner.call('POST /sands-user/api/v1/user/bind-open', { body })
    expect(linked).toFailWith('auth.authorization_failed')
    const bind = { type: 'wechat_public' as const, code: 'c'.repeat(4096) }
    expect(await sands.visitor().call('POST /sands-user/oauth/bind', { body: bind })).toFailWith(
      'auth.authorization_failed',
    )
  })

  it('has whom it disables signed out within a minute, and nobody else', async () => {
    const [teacher, author] = [await enter(await visit('teacher')), await enter(await visit('author'))]
    const [first, second] = [teacher, author].map(({ data }) => aClient(sands.url, data.access_token))
    await sands.server.kernel.database.primary.execute(
      `insert into used_nonces (scope, nonce, expires_at) values ('simulated disabled', 'teacher', now() + interval '9 days')`,
    )
    await aMinuteLater()
    expect(await first?.call(ME)).toFailWith('kernel.signed_out')
    expect(await second?.call(ME)).toSucceed()
    expect(await enter(await visit('teacher'))).toFailWith('auth.authorization_failed')
    await aMinuteLater()
    expect(await second?.call(ME)).toSucceed()
  })

  it('without a refresh token ends its sessions after a working day, so that the page is visited again', async () => {
    const entered = await enter(await visit('author'))
    const db = sands.server.kernel.database.primary
    const renew = (refresh_token: string) =>
      sands.visitor().call(TOKEN, { body: { grant_type: 'refresh_token', refresh_token } })
    sands.clock.advance(7 * 60 * MINUTE)
    await aMinuteLater()
    const watched = await renew(entered.data.refresh_token)
    expect(watched).toSucceed()
    await db.execute('delete from watched_sessions')
    expect(await renew(watched.data.refresh_token)).toFailWith('auth.refresh_refused')
    expect(await aClient(sands.url, watched.data.access_token).call(ME)).toFailWith('kernel.signed_out')
    const again = await enter(await visit('author'))
    await db.execute('delete from watched_sessions')
    expect(await renew(again.data.refresh_token)).toSucceed()
  })

  it('that has not answered for a working day ends its sessions, too', async () => {
    const entered = await enter(await visit('author'))
    sands.clock.advance(7 * 60 * MINUTE)
    const body = { grant_type: 'refresh_token', refresh_token: entered.data.refresh_token }
    expect(await sands.visitor().call(TOKEN, { body })).toFailWith('auth.refresh_refused')
  })

  it('keeps its people when its key or address would go to another provider', async () => {
    expect(await enter(await visit('learner'))).toSucceed()
    const admin = await sands.signIn('admin')
    const { data } = await admin.call('GET /sands-user/api/v1/manage/connection/list')
    const known = data.connections.find(({ kind }) => kind === 'oidc')
    if (!known) throw new Error('the provider is not connected')
    const { id, version, kind, name, appId, options, closedColleges } = known
    const moved = { ...options, issuer: 'https://other.example.com' }
    const body = { id, version, kind, name, appId, closedColleges, options: moved, secret: null }
    expect(await admin.call(SAVE, { body })).toFailWith('auth.connection_in_use')
    expect(await admin.call(SAVE, { body: { ...body, secret: 'new' } })).toFailWith('auth.connection_in_use')
    expect(
      await admin.call(SAVE, { body: { ...body, kind: 'wecom', options: { ...options, issuer: '' } } }),
    ).toFailWith('auth.issuer_wrong')
  })

  it('watches a session that begins with the choice of an account, and the log names the provider', async () => {
    expect(await enter(await visit('author'))).toSucceed()
    const reviewer = await sands.signIn('reviewer')
    const proof = await visit('author')
    expect(
      await reviewer.call('POST /sands-user/api/v1/user/bind-open', { body: { socialType: 'oidc', ...proof } }),
    ).toSucceed()
    const several = await enter(await visit('author'))
    expect(several).toFailWith('auth.choose_account')
    const { selectToken } = several.data as unknown as { selectToken: string }
    const { userId } = (await reviewer.call('GET /sands-user/api/v1/auth/validate-token')).data
    const chosen = await sands
      .visitor()
      .call('POST /sands-user/api/v1/auth/choose-account', { body: { selectToken, userId } })
    expect(chosen).toSucceed()
    const db = sands.server.kernel.database.primary
    const { rows } = await db.execute<{ how: string }>(
      `select after ->> 'how' as how from audit_entries where action = 'auth.session.started' order by seq desc limit 1`,
    )
    expect(rows).toEqual([{ how: 'oidc' }])
    const session = aClient(sands.url, chosen.data.session?.access_token ?? '')
    await aMinuteLater()
    expect(await session.call(ME)).toSucceed()
    await db.execute(
      `insert into used_nonces (scope, nonce, expires_at) values ('simulated disabled', 'author', now() + interval '9 days')`,
    )
    await aMinuteLater()
    expect(await session.call(ME)).toFailWith('kernel.signed_out')
  })

  it('signs its people out when the connection is removed', async () => {
    const entered = await enter(await visit('learner'))
    const admin = await sands.signIn('admin')
    const { data } = await admin.call('GET /sands-user/api/v1/manage/connection/list')
    const known = data.connections.find(({ kind }) => kind === 'oidc')
    if (!known) throw new Error('the provider is not connected')
    const body = { id: known.id, version: known.version }
    expect(await admin.call('POST /sands-user/api/v1/manage/connection/remove', { body })).toSucceed()
    expect(await aClient(sands.url, entered.data.access_token).call(ME)).toFailWith('kernel.signed_out')
  })
})
