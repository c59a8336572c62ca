import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote, noteDraft } from '../../../testing/community.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const REPORT = 'POST /sands-lms/api/v1/community/content/report'
const CASES = 'GET /sands-lms/api/v1/community/case/page'
const CLAIM = 'POST /sands-lms/api/v1/community/case/claim'
const DECIDE = 'POST /sands-lms/api/v1/community/case/decide'
const APPEAL = 'POST /sands-lms/api/v1/community/content/appeal'
const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
const RESTORE = 'POST /sands-lms/api/v1/community/content/restore'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const UPDATE = 'POST /sands-lms/api/v1/community/content/update'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
const NEWS = 'GET /sands-system/api/v1/message/page'
const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const MUTE = 'POST /sands-lms/api/v1/manage/community/mute/create'
const UNMUTE = 'POST /sands-lms/api/v1/manage/community/mute/end'
const MUTES = 'GET /sands-lms/api/v1/manage/community/mute/page'
const PIN_BOARD = 'POST /sands-lms/api/v1/community/content/top/board'
const TOP = 'GET /sands-lms/api/v1/community/content/top/list'
const SET_MODERATORS = 'POST /sands-lms/api/v1/manage/community/board-moderator/set'
const MODERATORS = 'GET /sands-lms/api/v1/community/board-moderator/page'

describe('moderation', () => {
  const sands = useSands()
  let admin: SignedIn
  let moderator: SignedIn
  let learner: SignedIn
  let author: SignedIn
  let boardId: Id<'board'>

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    moderator = await signInWith(sands, 'reviewer', { rights: ['community.moderate'] })
    learner = await sands.signIn('learner')
    author = await sands.signIn('author')
    boardId = (await aBoard(admin)).id
  })

  async function aReported() {
    sands.clock.advance(86_400_000)
    ;[admin, moderator, learner, author] = await Promise.all([
      sands.signIn('admin'),
      sands.signIn('reviewer'),
      sands.signIn('learner'),
      sands.signIn('author'),
    ])
    const { id } = await aNote(author, boardId)
    await learner.call(REPORT, { body: { id, reason: 'spam', text: 'The same as yesterday' } })
    const { records } = (await moderator.call(CASES)).data
    const found = records.find(({ communityContent }) => communityContent.id === id)
    if (!found) throw new Error('the report opened no case')
    return { id, found }
  }

  const newest = async (person: SignedIn) =>
    (await person.call(NEWS, { query: { size: 1, code: 'interaction' } })).data.records[0]

  /** The appeal that the last message of a person leads to. */
  async function appealIn(person: SignedIn): Promise<Id<'communityAction'>> {
    const message = await newest(person)
    const id = new URLSearchParams(message?.customerJumpLink?.split('?')[1]).get('appeal')
    if (!id) throw new Error('the message leads to no appeal')
    return asId<Id<'communityAction'>>(id)
  }

  it('opens a case for a report, once for each person, without the name of the person', async () => {
    const { id, found } = await aReported()
    expect(found).toMatchObject({ cause: 'report', reports: [{ reason: 'spam', text: 'The same as yesterday' }] })
    expect(Object.keys(found.reports[0] ?? {})).toEqual(['reason', 'text', 'createTime'])
    expect((await auditLog(sands))[0]).toMatchObject({
      ...{ action: 'community.content.reported', subject_id: id },
      after: { reason: 'spam' },
    })
    expect(await learner.call(REPORT, { body: { id, reason: 'other' } })).toFailWith('community.reported_already')
    expect(await learner.call(CASES)).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(CASES)).toFailWith('kernel.not_signed_in')
  })

  it('lets one moderator decide: the other one is told who has the case', async () => {
    const { found } = await aReported()
    expect(await moderator.call(CLAIM, { body: { id: found.id } })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'community.content.claimed' })
    expect(await admin.call(CLAIM, { body: { id: found.id } })).toFailWith('community.case_claimed')
    const decision = { id: found.id, version: found.version, decision: 'keep', reason: 'No spam' } as const
    expect(await admin.call(DECIDE, { body: decision })).toFailWith('community.case_claimed')
    sands.clock.advance(31 * 60_000)
    admin = await sands.signIn('admin')
    expect(await admin.call(DECIDE, { body: decision })).toSucceed()
    expect(await admin.call(DECIDE, { body: decision })).toFailWith('community.case_gone')
  })

  it('hides a content for everybody but its author, who may appeal once and gets it back', async () => {
    const { id, found } = await aReported()
    const decision = { id: found.id, version: found.version, decision: 'hide', reason: 'Advertising' } as const
    expect(await moderator.call(DECIDE, { body: decision })).toSucceed()
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({
      action: 'community.content.hidden',
      after: { state: 'hidden', reason: 'Advertising' },
    })
    expect(await learner.call(GET, { query: { id } })).toFailWith('community.gone')
    const [own] = (await author.call(MINE, { query: { state: 'hidden' } })).data.records
    expect(own).toMatchObject({ reason: 'Advertising', hasAppealed: 0 })
    const appeal = { actionId: own?.actionId ?? ('1' as Id<'communityAction'>), text: 'It is our own shop' }
    expect(await learner.call(APPEAL, { body: appeal })).toFailWith('community.no_appeal')
    expect(await author.call(APPEAL, { body: appeal })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'community.content.appealed', subject_id: id })
    expect(await author.call(APPEAL, { body: appeal })).toFailWith('community.no_appeal')
    const again = (await moderator.call(CASES)).data.records.find(({ communityContent }) => communityContent.id === id)
    expect(again).toMatchObject({ cause: 'appeal', appeal: 'It is our own shop' })
    expect(await moderator.call(RESTORE, { body: { id, reason: 'Right' } })).toSucceed()
    expect(await moderator.call(RESTORE, { body: { id, reason: 'Right' } })).toFailWith('community.wrong_state')
    expect(await learner.call(GET, { query: { id } })).toSucceed()
  })

  it('stays open when the author changes or deletes the content, and refuses a decision on what nobody has read', async () => {
    const { id, found } = await aReported()
    const caseOf = async () =>
      (await moderator.call(CASES, { query: { size: 100 } })).data.records.find((one) => one.id === found.id)
    const { version } = (await author.call(GET, { query: { id } })).data
    const change = { id, version, ...noteDraft(boardId, { title: 'Harmless now' }) }
    expect((await author.call(UPDATE, { body: change })).data.state).toBe('published')
    expect(await caseOf()).toMatchObject({ cause: 'report', communityContent: { title: 'Harmless now' } })
    const decision = { id: found.id, decision: 'warn', reason: 'Advertising' } as const
    const old = { ...decision, version: found.version }
    expect(await moderator.call(DECIDE, { body: old })).toFailWith('kernel.changed_meanwhile')
    expect(await author.call(DELETE, { body: { id } })).toSucceed()
    const left = await caseOf()
    expect(left).toMatchObject({ state: 'deleted', decisions: ['keep', 'warn'] })
    const warning = { ...decision, version: left?.version ?? 0 }
    expect(await moderator.call(DECIDE, { body: warning })).toSucceed()
    expect(await caseOf()).toBeUndefined()
    expect(await author.call(GET, { query: { id } })).toFailWith('community.gone')
  })

  it('is not decided by the author, even one who moderates', async () => {
    const { id } = await aNote(admin, boardId)
    expect(await admin.call(HIDE, { body: { id, reason: 'x' } })).toFailWith('kernel.no_permission')
    await learner.call(REPORT, { body: { id, reason: 'spam' } })
    const found = (await admin.call(CASES, { query: { size: 100 } })).data.records.find(
      ({ communityContent }) => communityContent.id === id,
    )
    const decision = { decision: 'keep', reason: 'Mine', version: found?.version ?? 0 } as const
    const caseId = found?.id ?? ('1' as Id<'communityCase'>)
    expect(await admin.call(DECIDE, { body: { id: caseId, ...decision } })).toFailWith('kernel.no_permission')
  })

  it('lets an author appeal against a deletion, and brings the content back', async () => {
    const { id } = await aReported()
    expect(await moderator.call(DELETE, { body: { id } })).toFailWith('community.reason_needed')
    expect(await moderator.call(DELETE, { body: { id, reason: 'Advertising' } })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'community.content.removed',
      after: { state: 'deleted', reason: 'Advertising' },
    })
    expect(await author.call(GET, { query: { id } })).toFailWith('community.gone')
    const actionId = await appealIn(author)
    expect(await learner.call(APPEAL, { body: { actionId, text: 'Mine' } })).toFailWith('community.no_appeal')
    expect(await author.call(APPEAL, { body: { actionId, text: 'It is our own shop' } })).toSucceed()
    const again = (await moderator.call(CASES, { query: { size: 100 } })).data.records.find(
      ({ communityContent }) => communityContent.id === id,
    )
    expect(again).toMatchObject({ cause: 'appeal', appeal: 'It is our own shop' })
    expect(again?.decisions).toEqual(['keep', 'warn', 'restore'])
    if (!again) throw new Error('the appeal opened no case')
    const decision = { id: again.id, version: again.version, decision: 'restore', reason: 'Right' } as const
    expect(await moderator.call(DECIDE, { body: decision })).toSucceed()
    expect(await learner.call(GET, { query: { id } })).toSucceed()
  })

  it('lets an author appeal against a warning, and answers when it stays', async () => {
    const { id, found } = await aReported()
    const warning = { id: found.id, version: found.version, decision: 'warn', reason: 'Mind your words' } as const
    expect(await moderator.call(DECIDE, { body: warning })).toSucceed()
    const actionId = await appealIn(author)
    expect(await author.call(APPEAL, { body: { actionId, text: 'I did' } })).toSucceed()
    const again = (await moderator.call(CASES, { query: { size: 100 } })).data.records.find(
      ({ communityContent }) => communityContent.id === id,
    )
    if (!again) throw new Error('the appeal opened no case')
    const keep = { id: again.id, version: again.version, decision: 'keep', reason: 'Still rude' } as const
    expect(await moderator.call(DECIDE, { body: keep })).toSucceed()
    expect((await newest(author))?.content).toContain('Still rude')
  })

  it('tells a muted person until when and why, and lets them appeal once', async () => {
    const until = new Date(sands.clock.now().getTime() + 86_400_000).toISOString()
    const muted = await userId(sands, 'author')
    expect(await admin.call(MUTE, { body: { userId: muted, until, reason: 'Shouting' } })).toSucceed()
    expect((await newest(author))?.content).toContain('Shouting')
    const actionId = await appealIn(author)
    expect((await author.call(BOARD, { query: { id: boardId } })).data).toMatchObject({
      denial: 'muted',
      mute: { until, reason: 'Shouting', actionId },
    })
    const note = await aNote(admin, boardId)
    expect((await author.call(GET, { query: { id: note.id } })).data).toMatchObject({
      isCommentable: 0,
      mute: { until, reason: 'Shouting' },
    })
    expect(await author.call(APPEAL, { body: { actionId, text: 'I whispered' } })).toSucceed()
    expect(await author.call(APPEAL, { body: { actionId, text: 'Again' } })).toFailWith('community.no_appeal')
    expect((await author.call(BOARD, { query: { id: boardId } })).data.mute?.actionId).toBeNull()
    expect((await admin.call(MUTES)).data.records).toMatchObject([{ userId: muted, appeal: 'I whispered' }])
    expect(await admin.call(UNMUTE, { body: { userId: muted, reason: 'Right' } })).toSucceed()
    expect((await author.call(BOARD, { query: { id: boardId } })).data.mute).toBeNull()
  })

  it('accepts another report of the same person after a decision', async () => {
    const { id, found } = await aReported()
    await moderator.call(DECIDE, {
      body: { id: found.id, version: found.version, decision: 'keep', reason: 'No spam' },
    })
    sands.clock.advance(1000)
    expect(await learner.call(REPORT, { body: { id, reason: 'insult' } })).toSucceed()
    expect(await learner.call(REPORT, { body: { id, reason: 'insult' } })).toFailWith('community.reported_already')
  })

  it('shows refused content to a moderator again, however often its author changes it', async () => {
    const { id: reviewed } = await aBoard(admin, { reviewMode: 'all' })
    sands.clock.advance(86_400_000)
    ;[admin, moderator, learner, author] = await Promise.all([
      sands.signIn('admin'),
      sands.signIn('reviewer'),
      sands.signIn('learner'),
      sands.signIn('author'),
    ])
    const { id } = await aNote(author, reviewed)
    const caseOf = async () =>
      (await moderator.call(CASES, { query: { boardId: reviewed } })).data.records.find(
        ({ communityContent }) => communityContent.id === id,
      )
    const first = await caseOf()
    if (!first) throw new Error('there is no case')
    const refusal = { id: first.id, version: first.version, decision: 'refuse', reason: 'Say where' } as const
    expect(await moderator.call(DECIDE, { body: refusal })).toSucceed()
    const change = async (title: string) => {
      const { version } = (await author.call(GET, { query: { id } })).data
      return (await author.call(UPDATE, { body: { id, version, ...noteDraft(boardId, { title }) } })).data
    }
    expect((await change('In the north store')).state).toBe('review')
    expect((await change('In the south store')).state).toBe('review')
    expect(await learner.call(GET, { query: { id } })).toFailWith('community.gone')
  })

  it('lets the moderators of a board act there, and nowhere else', async () => {
    const other = await aBoard(admin)
    const body = { boardId, userIds: [await userId(sands, 'learner')] }
    expect(await learner.call(SET_MODERATORS, { body })).toFailWith('kernel.no_permission')
    expect(await admin.call(SET_MODERATORS, { body })).toSucceed()
    expect((await author.call(MODERATORS, { query: { boardId } })).data.total).toBe(1)
    const here = (await aNote(admin, boardId)).id
    const there = (await aNote(admin, other.id)).id
    expect(await learner.call(PIN_BOARD, { body: { id: here, isTop: 1 } })).toSucceed()
    expect(await learner.call(PIN_BOARD, { body: { id: there, isTop: 1 } })).toFailWith('kernel.no_permission')
    const top = (await author.call(TOP, { query: { topType: 2, boardId } })).data
    expect(top.map(({ id }) => id)).toEqual([here])
    expect(await learner.call(HIDE, { body: { id: there, reason: 'x' } })).toFailWith('kernel.no_permission')
    expect(await learner.call(HIDE, { body: { id: here, reason: 'x' } })).toSucceed()
    expect((await author.call(TOP, { query: { topType: 2, boardId } })).data).toEqual([])
    await admin.call(SET_MODERATORS, { body: { boardId, userIds: [] } })
  })
})
