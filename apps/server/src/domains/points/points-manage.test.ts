import type { CallBody } from '@sands/contract/calls'
import { DEFAULT_TERMS } from '@sands/rules/points/points'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../kernel/viewer.ts'
import { batchEnded, batchFile } from '../../testing/batch.ts'
import type { Client, SignedIn } from '../../testing/client.ts'
import { collegeId, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import type { Batches } from '../ops/index.ts'
import { createLedgerManageService } from './manage/ledger-manage.service.ts'

const MANAGE = '/sands-shopping/api/v1/manage/points'
const RULES = `GET ${MANAGE}/rule/list` as const
const PREVIEW = `POST ${MANAGE}/rule/preview` as const
const UPDATE = `POST ${MANAGE}/rule/update` as const
const SETTINGS = `POST ${MANAGE}/settings/update` as const
const ACCOUNTS = `GET ${MANAGE}/account/page` as const
const LEDGER = `GET ${MANAGE}/ledger/page` as const
const EXPORT = `POST ${MANAGE}/ledger/export` as const
const ADJUSTMENTS = `GET ${MANAGE}/adjustment/page` as const
const PROPOSE = `POST ${MANAGE}/adjustment/propose` as const
const APPROVE = `POST ${MANAGE}/adjustment/approve` as const
const REJECT = `POST ${MANAGE}/adjustment/reject` as const
const WITHDRAW = `POST ${MANAGE}/adjustment/withdraw` as const
const INDEX = 'GET /sands-shopping/api/v1/integral/user-integral/index'
const MESSAGES = 'GET /sands-system/api/v1/message/page'

const ALL = ['points.rules.edit', 'points.ledger.view', 'points.adjust', 'points.approve'] as const
const TERMS: CallBody<typeof UPDATE>['terms'] = { ...DEFAULT_TERMS.video, from: null, until: null }

describe('the management of points', () => {
  const sands = useSands()
  let one: SignedIn
  let other: SignedIn
  let abroad: SignedIn
  let learner: SignedIn
  let learnerId: Awaited<ReturnType<typeof userId>>

  beforeAll(async () => {
    one = await signInWith(sands, 'staff20', { rights: ALL, college: '沙丘学院' })
    other = await signInWith(sands, 'staff21', { rights: ALL, college: '沙丘学院' })
    abroad = await signInWith(sands, 'emma', { rights: ALL })
    learner = await sands.signIn('staff11')
    learnerId = await userId(sands, 'staff11')
  })

  const propose = async (points: number, proposer = one) => {
    const answer = await proposer.call(PROPOSE, { body: { userId: learnerId, points, reason: ' thank you ' } })
    expect(answer).toSucceed()
    return answer.data
  }
  const balance = async () => (await learner.call(INDEX)).data.balance
  const seenOf = ({ id, version }: Awaited<ReturnType<typeof propose>>) => ({ id, version })

  it('is for people with the rights', async () => {
    const asking = (person: Client) => [
      person.call(RULES),
      person.call(PREVIEW, { body: { type: 'video', terms: TERMS } }),
      person.call(UPDATE, { body: { type: 'video', version: 1, terms: TERMS } }),
      person.call(SETTINGS, { body: { validMonths: 1, version: 2 } }),
      person.call(ACCOUNTS),
      person.call(LEDGER, { query: { userId: learnerId } }),
      person.call(EXPORT, { body: {} }),
      person.call(ADJUSTMENTS),
      person.call(PROPOSE, { body: { userId: learnerId, points: 1, reason: 'x' } }),
      person.call(APPROVE, { body: { id: '1' as never, version: 1 } }),
      person.call(REJECT, { body: { id: '1' as never, version: 1 } }),
      person.call(WITHDRAW, { body: { id: '1' as never, version: 1 } }),
    ]
    for (const answer of await Promise.all(asking(learner))) expect(answer).toFailWith('kernel.no_permission')
    for (const answer of await Promise.all(asking(sands.visitor()))) expect(answer).toFailWith('kernel.not_signed_in')
  })

  it('lists a rule for every type, and changes one that nobody else has changed', async () => {
    const { rules, settings } = (await one.call(RULES)).data
    expect(rules).toHaveLength(18)
    expect(settings).toEqual({ validMonths: 12, version: 2 })
    const terms = { ...TERMS, points: 4, dailyCap: 8, lifetimeCap: 100 }
    const body = { type: 'audio', version: 1, terms } as const
    const saved = await one.call(UPDATE, { body, headers: { 'idempotency-key': 'audio-rule-once' } })
    expect(saved.data).toMatchObject({
      points: 4,
      dailyCap: 8,
      lifetimeCap: 100,
      version: 2,
      updatedBy: expect.any(String),
    })
    const again = await one.call(UPDATE, { body, headers: { 'idempotency-key': 'audio-rule-once' } })
    expect(again.data).toEqual(saved.data)
    expect(await other.call(UPDATE, { body })).toFailWith('kernel.changed_meanwhile')
    expect((await abroad.call(RULES)).data.rules.find(({ type }) => type === 'audio')).toMatchObject({ version: 1 })
  })

  it('refuses a rule that ends before it starts, and numbers out of bounds', async () => {
    const dates = { from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' }
    const body = { type: 'live', version: 1, terms: { ...TERMS, ...dates } } as const
    expect(await one.call(UPDATE, { body })).toFailWith('points.dates_reversed')
    expect(await one.call(PREVIEW, { body: { type: 'live', terms: body.terms } })).toFailWith('points.dates_reversed')
    const tooMany = { type: 'live', version: 1, terms: { ...TERMS, points: 10_001 } } as const
    expect(await one.call(UPDATE, { body: tooMany })).toFailWith('kernel.invalid_field')
  })

  it('previews what a rule would have paid last month', async () => {
    const now = sands.clock.now()
    const local = new Date(now.getTime() + 8 * 3_600_000)
    sands.clock.set(new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 2, 4)))
    const again = await sands.signIn('staff20')
    const preview = async (terms: Partial<typeof TERMS>) =>
      (await again.call(PREVIEW, { body: { type: 'login', terms: { ...TERMS, dailyCap: null, ...terms } } })).data
    const asPaid = await preview({ points: 1 })
    expect(asPaid.occurrences).toBeGreaterThan(0)
    expect(asPaid).toMatchObject({ points: asPaid.occurrences, paid: asPaid.occurrences, isPartial: false })
    expect((await preview({ points: 3 })).points).toBe(asPaid.occurrences * 3)
    expect((await preview({ isOn: false })).points).toBe(0)
    expect((await preview({ points: 3, lifetimeCap: 1 })).points).toBeLessThanOrEqual(asPaid.people)
    sands.clock.set(now)
  })

  it('changes how long points are valid once for each version', async () => {
    expect((await abroad.call(SETTINGS, { body: { validMonths: 6, version: 2 } })).data).toEqual({
      validMonths: 6,
      version: 3,
    })
    expect(await abroad.call(SETTINGS, { body: { validMonths: 7, version: 2 } })).toFailWith('kernel.changed_meanwhile')
    expect(await abroad.call(SETTINGS, { body: { validMonths: 121, version: 3 } })).toFailWith('kernel.invalid_field')
  })

  it('posts an adjustment after a second person has approved it, and tells the person', async () => {
    const before = await balance()
    const proposed = await propose(15)
    expect(proposed).toMatchObject({ state: 'proposed', reason: 'thank you', isMine: true, decider: null })
    expect(await one.call(APPROVE, { body: seenOf(proposed) })).toFailWith('points.second_person_needed')
    expect(await balance()).toBe(before)
    const approved = await other.call(APPROVE, { body: { ...seenOf(proposed), note: 'well earned' } })
    expect(approved.data).toMatchObject({ state: 'approved', note: 'well earned', version: 2, isMine: false })
    expect(await balance()).toBe(before + 15)
    expect(await other.call(REJECT, { body: seenOf(proposed) })).toFailWith('points.adjustment_decided')
    const { records } = (await learner.call(MESSAGES, { query: { category: 'system' } as never })).data
    expect(records.map(({ title }) => title)).toContain('You received 15 points')
    const ledger = (await one.call(LEDGER, { query: { userId: learnerId, category: 'adjustment' } })).data
    expect(ledger.entries.records[0]).toMatchObject({
      points: 15,
      balanceAfter: before + 15,
      against: 'adjustment',
      title: 'thank you',
    })
  })

  it('lets nobody approve points for themselves', async () => {
    const body = { userId: await userId(sands, 'staff21'), points: 5, reason: 'x' }
    const { data } = await one.call(PROPOSE, { body })
    expect(await other.call(APPROVE, { body: seenOf(data) })).toFailWith('points.second_person_needed')
  })

  it('decides an adjustment once, when two people approve at the same time', async () => {
    const third = await signInWith(sands, 'staff22', { rights: ALL, college: '沙丘学院' })
    const before = await balance()
    const proposed = await propose(7)
    const answers = await Promise.all([other, third].map((each) => each.call(APPROVE, { body: seenOf(proposed) })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(answers.find(({ code }) => code !== 1)).toFailWith('points.adjustment_decided')
    expect(await balance()).toBe(before + 7)
  })

  it('withdraws and rejects without posting anything', async () => {
    const before = await balance()
    const first = await propose(9)
    expect(await other.call(WITHDRAW, { body: seenOf(first) })).toFailWith('points.not_your_proposal')
    expect((await one.call(WITHDRAW, { body: seenOf(first) })).data.state).toBe('withdrawn')
    const second = await propose(9)
    expect(await other.call(REJECT, { body: { id: second.id, version: 9 } })).toFailWith('kernel.changed_meanwhile')
    expect((await other.call(REJECT, { body: seenOf(second) })).data.state).toBe('rejected')
    expect(await balance()).toBe(before)
    const { records } = (await one.call(ADJUSTMENTS, { query: { state: 'rejected' } })).data
    expect(records.map(({ id }) => id)).toContain(second.id)
  })

  it('takes no more points than a person has', async () => {
    const available = (await learner.call(INDEX)).data.available
    const body = { userId: learnerId, points: -available - 1, reason: 'x' }
    expect(await one.call(PROPOSE, { body })).toFailWith('points.too_few')
    const all = await propose(-available)
    const some = await propose(-1)
    expect(await other.call(APPROVE, { body: seenOf(all) })).toSucceed()
    expect(await other.call(APPROVE, { body: seenOf(some) })).toFailWith('points.too_few')
    expect(await one.call(PROPOSE, { body: { ...body, points: 0 } })).toFailWith('points.nothing_to_adjust')
  })

  it('knows no people and adjustments of another college', async () => {
    const proposed = await propose(3)
    expect(await abroad.call(APPROVE, { body: seenOf(proposed) })).toFailWith('points.adjustment_gone')
    expect(await abroad.call(REJECT, { body: seenOf(proposed) })).toFailWith('points.adjustment_gone')
    expect(await abroad.call(WITHDRAW, { body: seenOf(proposed) })).toFailWith('points.adjustment_gone')
    expect(await abroad.call(LEDGER, { query: { userId: learnerId } })).toFailWith('points.person_unknown')
    expect(await abroad.call(PROPOSE, { body: { userId: learnerId, points: 1, reason: 'x' } })).toFailWith(
      'points.person_unknown',
    )
  })

  it('finds people by name and exports the ledger as a spreadsheet', async () => {
    const all = (await one.call(ACCOUNTS)).data
    const amounts = all.records.map((line) => line.balance)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    const name = all.records[0]?.person.name ?? ''
    expect((await one.call(ACCOUNTS, { query: { keyWord: name } })).data.records[0]?.person.name).toBe(name)
    const started = await one.call(EXPORT, { body: { userId: learnerId } })
    const batch = await batchEnded(one, started.data.batchId)
    expect(batch).toMatchObject({ state: 'done' })
    expect((await batchFile(one, started.data.batchId)).subarray(0, 2).toString()).toBe('PK')
  })

  it('does not export more entries than a spreadsheet holds', async () => {
    const { kernel } = sands.server
    const org = { colleagues: async () => new Map(), names: async () => new Map() }
    const batches: Batches = { add: () => undefined, start: async () => '1' as never }
    const ledger = createLedgerManageService(kernel, { org, batches }, 1)
    const viewer = { collegeId: await collegeId(sands, '沙丘学院') } as Viewer
    const started = kernel.database.transaction((tx) => ledger.export(tx, viewer, { userId: learnerId }))
    await expect(started).rejects.toMatchObject({ errorName: 'points.export_too_large', params: { most: 1 } })
  })
})
