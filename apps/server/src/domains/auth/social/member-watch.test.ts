import type { SocialKind } from '@sands/rules/auth/connection'
import { describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { useSands } from '../../../testing/sands.ts'
import { askMembers, MOST_REQUESTS } from './member-watch.ts'
import { ProviderTrouble } from './provider.kind.ts'
import { watchPeople } from './watch.jobs.ts'

const MINUTE = 60_000
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const TOKEN = 'POST /sands-user/oauth/token'
const ME = 'GET /sands-user/api/v1/user/current-info'
const LIST = 'GET /sands-user/api/v1/manage/connection/list'
const EXAMINE = 'POST /sands-user/api/v1/manage/connection/examine'

describe('asking about members', () => {
  const never = () => false

  it('names those who have gone, and asks about so many at once', async () => {
    const groups: (readonly string[])[] = []
    const list = {
      atOnce: 2,
      ask: async (people: readonly string[]) => {
        groups.push(people)
        return { gone: people.filter((person) => person === 'b') }
      },
    }
    const { gone, asked } = await askMembers(list, ['a', 'b', 'c'], never)
    expect(groups).toEqual([['a', 'b'], ['c']])
    expect([...gone]).toEqual(['b'])
    expect([...asked]).toEqual(['a', 'b', 'c'])
  })

  it('ends at the limit of requests, and in time', async () => {
    const people = Array.from({ length: MOST_REQUESTS + 5 }, (_, index) => `p${index}`)
    const list = { atOnce: 1, ask: async () => ({ gone: [] }) }
    expect((await askMembers(list, people, never)).asked.size).toBe(MOST_REQUESTS)
    expect((await askMembers(list, people, () => true)).asked.size).toBe(0)
  })

  it('says what went wrong, and whom it knew to be gone before', async () => {
    const people = Array.from({ length: 40 }, (_, index) => `p${index}`)
    const list = {
      atOnce: 1,
      ask: async ([person = '']: readonly string[]) => {
        if (person === 'p20') throw new ProviderTrouble('down', 'no line')
        return { gone: ['p3', 'p25'].includes(person) ? [person] : [] }
      },
    }
    const { gone, asked, trouble } = await askMembers(list, people, never)
    expect([...gone]).toEqual(['p3', 'p25'])
    expect(asked.size).toBe(31)
    expect(asked.has('p20')).toBe(false)
    expect(trouble).toBeInstanceOf(ProviderTrouble)
    expect((await askMembers(undefined, people, never)).trouble).toBeDefined()
  })

  it('has not seen those about whom the answer says nothing', async () => {
    const trouble = new ProviderTrouble('scope', 'no status')
    const list = { atOnce: 3, ask: async () => ({ gone: ['a'], unclear: { people: ['b'], trouble } }) }
    const answer = await askMembers(list, ['a', 'b', 'c'], never)
    expect([...answer.asked]).toEqual(['a', 'c'])
    expect([...answer.gone]).toEqual(['a'])
    expect([...answer.tried]).toEqual(['b'])
    expect(answer.trouble).toBe(trouble)
  })

  /** A list that leaves out people, and what it was asked. */
  const aList = (isLeftOut: (person: string, request: number) => boolean, atOnce = 5) => {
    const groups: (readonly string[])[] = []
    const ask = async (people: readonly string[]) => {
      groups.push(people)
      const absent = people.filter((person) => isLeftOut(person, groups.length))
      return { gone: [], ...(absent.length > 0 ? { absent } : {}) }
    }
    return { groups, list: { atOnce, ask } }
  }

  it('takes people for gone who are left out twice, beside somebody who is named', async () => {
    const { groups, list } = aList((person) => ['b', 'f'].includes(person))
    const { gone, asked, trouble } = await askMembers(list, ['a', 'b', 'c', 'd', 'e', 'f'], never)
    expect([...gone]).toEqual(['b', 'f'])
    expect([...asked].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
    expect(trouble).toBeUndefined()
    expect(groups.at(-1)).toEqual(['b', 'f', 'a'])
  })

  it('takes nobody for gone who is named the second time', async () => {
    const { list } = aList((person, request) => person === 'b' && request === 1)
    const { gone, asked } = await askMembers(list, ['a', 'b', 'c'], never)
    expect(gone.size).toBe(0)
    expect(asked.has('b')).toBe(true)
  })

  it.each([
    ['nobody', () => true, true],
    ['fewer people than it leaves out', (person: string) => person !== 'a', true],
    ['nobody the second time', (person: string, request: number) => request === 2 || person === 'b', false],
  ] as const)('takes nobody for gone when the answer names %s', async (_, isLeftOut, isTried) => {
    const { gone, asked, tried, trouble } = await askMembers(aList(isLeftOut).list, ['a', 'b', 'c'], never)
    expect(gone.size).toBe(0)
    expect(asked.has('b')).toBe(false)
    expect(tried.has('b')).toBe(isTried)
    expect(trouble).toMatchObject({ trouble: 'scope' })
  })

  it('takes nobody for gone when the second answer fails, or the first was not complete', async () => {
    const failing = (fails: number) => {
      const { list, groups } = aList((person) => person === 'b', 2)
      const ask = (people: readonly string[]) => {
        if (groups.length + 1 === fails) throw new ProviderTrouble('down', 'no line')
        return list.ask(people)
      }
      return { ...list, ask: async (people: readonly string[]) => ask(people) }
    }
    for (const fails of [2, 3]) {
      const { gone, trouble } = await askMembers(failing(fails), ['a', 'b', 'c'], never)
      expect(gone.size).toBe(0)
      expect(trouble).toMatchObject({ trouble: 'down' })
    }
  })

  it('goes on after somebody whom the app may not see, and after an odd answer', async () => {
    const people = Array.from({ length: 40 }, (_, index) => `p${index}`)
    const list = {
      atOnce: 1,
      ask: async ([person = '']: readonly string[]) => {
        if (person === 'p2') throw new ProviderTrouble('code', 'WeCom answered 60011')
        if (person === 'p5') throw new ProviderTrouble('odd', 'WeCom answered 1')
        return { gone: person === 'p39' ? [person] : [] }
      },
    }
    const { gone, asked, tried, trouble } = await askMembers(list, people, never)
    expect([...gone]).toEqual(['p2', 'p39'])
    expect(asked.size).toBe(39)
    // The one without an answer waits for the next turn, and does not push out others.
    expect([...tried]).toEqual(['p5'])
    expect(asked.has('p5')).toBe(false)
    expect(trouble).toMatchObject({ trouble: 'odd' })
  })
})

describe('people of WeCom and Feishu', () => {
  const sands = useSands()
  let count = 0
  const enter = async (kind: SocialKind, socialType: string, who: string) => {
    const { data } = await sands.visitor().call(METHODS)
    const app = data.apps.find((candidate) => candidate.kind === kind)
    if (!app) throw new Error(`${kind} is not connected`)
    count += 1
    const state = `state-of-member-${count}`
    const query = { id: app.id, state, back: '/desktop/login' as const }
    const { address } = (await sands.visitor().call(ADDRESS, { query })).data
    const page = await (await fetch(`${sands.url}${address}`)).text()
    const link = new RegExp(`href="([^"]+)">${who}<`).exec(page)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const code = new URL(link, sands.url).searchParams.get('code') ?? ''
    const body = { grant_type: 'social', socialType, appId: app.appId, code, state }
    return sands.visitor().call(TOKEN, { body })
  }
  const tellSimulator = (what: 'disabled' | 'deleted', who: string) =>
    sands.server.kernel.database.pool.query(
      `insert into used_nonces (scope, nonce, expires_at) values ($1, $2, now() + interval '9 days')`,
      [`simulated ${what}`, who],
    )
  /** The queue of the server runs what the clock would have begun. */
  const aMinuteLater = async () => {
    sands.clock.advance(MINUTE)
    const { database, jobs } = sands.server.kernel
    const kind = watchPeople({ begin: async () => undefined, endAllOf: async () => undefined, run: async () => 0 })
    await database.transaction((tx) => jobs.enqueue(tx, kind, {}))
    await runJobs(sands)
  }

  it.each([
    ['wecom', 'qiwei', 'teacher', 'author'],
    ['feishu', 'feishu', 'manager', 'auditor'],
  ] as const)('are out within a minute when %s has disabled them, and nobody else is', async (...names) => {
    const [kind, socialType, leaving, staying] = names
    const first = await enter(kind, socialType, leaving)
    const again = await enter(kind, socialType, leaving)
    const other = await enter(kind, socialType, staying)
    const [one, two, three] = [first, again, other].map(({ data }) => aClient(sands.url, data.access_token))
    await aMinuteLater()
    expect(await one?.call(ME)).toSucceed()
    await tellSimulator('disabled', leaving)
    await aMinuteLater()
    expect(await one?.call(ME)).toFailWith('kernel.signed_out')
    expect(await two?.call(ME)).toFailWith('kernel.signed_out')
    expect(await three?.call(ME)).toSucceed()
    expect(await enter(kind, socialType, leaving)).toFailWith('auth.authorization_failed')
  })

  it.each([
    ['wecom', 'qiwei', 'learner', 'author'],
    ['feishu', 'feishu', 'emma', 'auditor'],
  ] as const)('are out within a minute when %s has deleted them, and nobody else is', async (...names) => {
    const [kind, socialType, leaving, staying] = names
    const [one, other] = [await enter(kind, socialType, leaving), await enter(kind, socialType, staying)]
    const [left, stays] = [one, other].map(({ data }) => aClient(sands.url, data.access_token))
    expect(await left?.call(ME)).toSucceed()
    await tellSimulator('deleted', leaving)
    await aMinuteLater()
    expect(await left?.call(ME)).toFailWith('kernel.signed_out')
    expect(await stays?.call(ME)).toSucceed()
  })

  it('stay when Feishu names nobody any more', async () => {
    const { data } = await enter('feishu', 'feishu', 'auditor')
    const person = aClient(sands.url, data.access_token)
    await tellSimulator('deleted', 'auditor')
    await aMinuteLater()
    expect(await person.call(ME)).toSucceed()
  })

  it('are what the doctor asks about, and it says when the app sees nobody', async () => {
    const admin = await sands.signIn('admin')
    const feishu = (await admin.call(LIST)).data.connections.find(({ kind }) => kind === 'feishu')
    if (!feishu) throw new Error('Feishu is not connected')
    const watch = async () => {
      const { data } = await admin.call(EXAMINE, { body: { id: feishu.id } })
      return data.find(({ step }) => step === 'watch')
    }
    expect(await enter('feishu', 'feishu', 'reviewer')).toSucceed()
    expect(await watch()).toMatchObject({ state: 'fine' })
    const { pool } = sands.server.kernel.database
    await pool.query(
      `insert into used_nonces (scope, nonce, expires_at)
       select distinct 'simulated deleted', substr(subject, 4), now() + interval '9 days' from open_identities
       where connection_id = $1 on conflict do nothing`,
      [feishu.id],
    )
    expect(await watch()).toMatchObject({ state: 'warning', reason: 'unseen' })
  })
})
