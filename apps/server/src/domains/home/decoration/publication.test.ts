import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aMenu, aPage, versionOnOverview } from '../../../testing/home-page.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const DISCARD = 'POST /sands-lms/api/v1/manage/decoration/discard'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'
const GET = 'GET /sands-lms/api/v1/manage/decoration/publication/get'
const ASK = 'POST /sands-lms/api/v1/manage/decoration/publication/ask'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/decoration/publication/withdraw'
const QUEUE = 'GET /sands-lms/api/v1/approval/page'
const DETAIL = 'GET /sands-lms/api/v1/approval/get'
const DECIDE = 'POST /sands-lms/api/v1/approval/decide'

describe('the publication of a home page that an author asks for', () => {
  const sands = useSands()
  let author: SignedIn
  let publisher: SignedIn

  beforeEach(async () => {
    author = await signInWith(sands, 'staff07', { rights: ['home.decoration.edit'], college: '沙丘学院' })
    publisher = await sands.signIn('admin')
    sands.clock.advance(1000)
  })
  const save = async (page: HomePageDocument, person = author) => {
    const answer = await person.call(SAVE, { body: { version: await versionOnOverview(person), page } })
    expect(answer).toSucceed()
    sands.clock.advance(1000)
    return answer.data
  }
  const ask = async (name = 'Spring page', person = author) => {
    const body = { version: await versionOnOverview(person), name, reason: 'It is spring' }
    const answer = await person.call(ASK, { body })
    sands.clock.advance(1000)
    return answer
  }
  const waiting = async () => {
    const { data } = await publisher.call(QUEUE, { query: { tab: 'todo', kind: 'home_publish' } })
    return data.records
  }
  const decide = async (isApproved: boolean, reason = '') => {
    const [request] = await waiting()
    if (!request) throw new Error('nothing waits')
    return publisher.call(DECIDE, { body: { id: request.id, isApproved, reason } })
  }

  it('shows the difference, and a yes publishes that very draft', async () => {
    const { id } = await save(aPage(aMenu('Spring')))
    expect((await ask()).data.request).toMatchObject({ isOwn: 1, isOld: 0 })
    const [request] = await waiting()
    expect(request).toMatchObject({ title: 'Spring page', summary: 'It is spring', canDecide: 1 })
    const { data } = await publisher.call(DETAIL, { query: { id: request?.id as Id<'approval'> } })
    expect(data.changes).toContainEqual(
      expect.objectContaining({ before: '', after: expect.stringContaining('Spring') }),
    )
    expect(data.changes.some(({ after }) => after === '')).toBe(true)
    expect(await decide(true)).toSucceed()
    expect((await publisher.call(OVERVIEW)).data).toMatchObject({
      draft: null,
      current: { id, name: 'Spring page', state: 'current' },
    })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'home.decoration.published',
      subject_name: 'Spring page',
    })
    expect((await author.call(GET)).data).toEqual({ request: null })
  })

  it('is not published when the draft changed after the request; the author asks again', async () => {
    await save(aPage(aMenu('First')))
    await ask()
    await save(aPage(aMenu('Second')))
    expect((await author.call(GET)).data.request).toMatchObject({ isOld: 1 })
    expect(await decide(true)).toFailWith('review.publication_old')
    expect((await ask('Second page')).data.request).toMatchObject({ isOld: 0 })
    expect(await waiting()).toHaveLength(1)
    expect(await decide(false, 'Not yet')).toSucceed()
    expect((await publisher.call(OVERVIEW)).data.draft).not.toBeNull()
  })

  it('ends by itself when the draft is published or discarded by somebody else', async () => {
    await save(aPage(aMenu('Mine')))
    await ask()
    const version = await versionOnOverview(publisher)
    expect(await publisher.call(PUBLISH, { body: { version, name: 'Theirs', publishAt: null } })).toSucceed()
    expect(await waiting()).toEqual([])
    await save(aPage(aMenu('Again')))
    await ask()
    expect(await publisher.call(DISCARD, { body: { version: await versionOnOverview(publisher) } })).toSucceed()
    expect(await waiting()).toEqual([])
    const { data } = await author.call(QUEUE, { query: { tab: 'mine', kind: 'home_publish' } })
    expect(data.records.slice(0, 2).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn'])
  })

  it('never waits for a draft that is gone, also when both happen at once', async () => {
    for (const name of ['One', 'Two', 'Three']) {
      await save(aPage(aMenu(name)))
      const version = await versionOnOverview(publisher)
      await Promise.all([
        author.call(ASK, { body: { version, name, reason: '' } }),
        publisher.call(DISCARD, { body: { version } }),
      ])
      const isGone = (await publisher.call(OVERVIEW)).data.draft === null
      expect(isGone ? await waiting() : []).toEqual([])
      if ((await author.call(GET)).data.request) await author.call(WITHDRAW, {})
      sands.clock.advance(1000)
    }
  })

  it('is taken back by its author, and by nobody else', async () => {
    await save(aPage(aMenu('Mine')))
    await ask()
    const second = await signInWith(sands, 'staff08', { rights: ['home.decoration.edit'], college: '沙丘学院' })
    expect((await second.call(GET)).data.request).toMatchObject({ isOwn: 0 })
    expect(await ask('Another', second)).toFailWith('review.approval_asked_already')
    expect(await second.call(WITHDRAW, {})).toFailWith('review.approval_unknown')
    expect((await author.call(WITHDRAW, {})).data).toEqual({ request: null })
    expect(await author.call(WITHDRAW, {})).toFailWith('review.approval_unknown')
  })

  it('needs a whole page, the version that was seen and the right to edit', async () => {
    const body = { version: 999_999, name: 'A page', reason: '' }
    await save(aPage(aMenu('Mine')))
    expect(await author.call(ASK, { body })).toFailWith('kernel.changed_meanwhile')
    await save({ blocks: [], floatingButton: null })
    expect(await ask()).toFailWith('home.page_unfinished')
    expect(await author.call(ASK, { body: { ...body, name: ' ' } })).toFailWith('kernel.invalid_field')
    const learner = await sands.signIn('learner')
    expect(await learner.call(ASK, { body })).toFailWith('kernel.no_permission')
    expect(await learner.call(GET)).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(WITHDRAW, {})).toFailWith('kernel.not_signed_in')
  })
})
