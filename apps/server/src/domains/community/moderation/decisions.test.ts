import { asId } from '@sands/contract/kernel/id'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote, noteDraft } from '../../../testing/community.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const REPORT = 'POST /sands-lms/api/v1/community/content/report'
const CASES = 'GET /sands-lms/api/v1/community/case/page'
const CLAIM = 'POST /sands-lms/api/v1/community/case/claim'
const RELEASE = 'POST /sands-lms/api/v1/community/case/release'
const DECIDE = 'POST /sands-lms/api/v1/community/case/decide'
const APPEAL = 'POST /sands-lms/api/v1/community/content/appeal'
const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
const HIDDEN = 'GET /sands-lms/api/v1/community/content/hidden/page'
const RESTORE = 'POST /sands-lms/api/v1/community/content/restore'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const UPDATE = 'POST /sands-lms/api/v1/community/content/update'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const FILE = 'GET /sands-system/api/v1/system/resource/get'
const NEWS = 'GET /sands-system/api/v1/message/page'
const WORD = 'POST /sands-lms/api/v1/manage/community/word/create'
const COLLECT = 'POST /sands-system/api/v1/collect/create'
const COLLECTED = 'GET /sands-system/api/v1/collect/page'

type ContentId = Id<'communityContent'>

describe('around a decision of a moderator', () => {
  const sands = useSands()
  let admin: SignedIn
  let moderator: SignedIn
  let learner: SignedIn
  let author: SignedIn
  let open: Id<'board'>
  let reviewed: Id<'board'>

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    await signInWith(sands, 'reviewer', { rights: ['community.moderate'] })
    open = (await aBoard(admin)).id
    reviewed = (await aBoard(admin, { reviewMode: 'all' })).id
  })

  // Newcomers publish a few times a day only.
  beforeEach(async () => {
    sands.clock.advance(86_400_000)
    ;[admin, moderator, learner, author] = await Promise.all([
      sands.signIn('admin'),
      sands.signIn('reviewer'),
      sands.signIn('learner'),
      sands.signIn('author'),
    ])
  })

  async function caseOf(id: ContentId) {
    const { records } = (await moderator.call(CASES, { query: { size: 100 } })).data
    const found = records.find(({ communityContent }) => communityContent.id === id)
    if (!found) throw new Error('there is no open case')
    return found
  }
  const told = async (person: SignedIn) =>
    (await person.call(NEWS, { query: { size: 1, code: 'interaction' } })).data.total
  /** The appeal that the last message of a person leads to. */
  async function appealIn(person: SignedIn): Promise<Id<'communityAction'>> {
    const message = (await person.call(NEWS, { query: { size: 1, code: 'interaction' } })).data.records[0]
    const actionId = new URLSearchParams(message?.customerJumpLink?.split('?')[1]).get('appeal') ?? ''
    return asId<Id<'communityAction'>>(actionId)
  }
  async function approve(id: ContentId) {
    const { id: caseId, version } = await caseOf(id)
    const body = { id: caseId, version, decision: 'approve', reason: 'Fine' } as const
    expect(await moderator.call(DECIDE, { body })).toSucceed()
  }
  const aPicture = async (width: number, fileName?: string): Promise<FileId> =>
    (await upload(author, await aJpeg(width, 30), fileName ? { fileName } : {})).data.id

  it('mentioned people are told after the approval, once, also those whom a change has named', async () => {
    const [learnerId, adminId] = [await userId(sands, 'learner'), await userId(sands, 'admin')]
    const [learnerHad, adminHad] = [await told(learner), await told(admin)]
    const { id } = await aNote(author, reviewed, { mentions: [learnerId] })
    expect(await told(learner)).toBe(learnerHad)
    await approve(id)
    expect(await told(learner)).toBe(learnerHad + 1)

    const { version } = (await author.call(GET, { query: { id } })).data
    const change = { id, version, ...noteDraft(reviewed, { mentions: [learnerId, adminId] }) }
    expect((await author.call(UPDATE, { body: change })).data.state).toBe('review')
    expect(await told(admin)).toBe(adminHad)
    await approve(id)
    expect(await told(admin)).toBe(adminHad + 1)
    expect(await told(learner)).toBe(learnerHad + 1)
  })

  it('titles of hidden and deleted posts are in no collection', async () => {
    const { id } = await aNote(author, open, { title: 'A title to hide' })
    const collected = { collectModuleType: SOCIAL_MODULES.communityContent, collectModuleId: asId<Id<'module'>>(id) }
    expect(await learner.call(COLLECT, { body: collected })).toSucceed()
    const listed = async () => (await learner.call(COLLECTED)).data.records.find((row) => row.collectModuleId === id)
    expect(await listed()).toMatchObject({ title: 'A title to hide', isAvailable: 1 })
    await moderator.call(HIDE, { body: { id, reason: 'Rude' } })
    expect(await listed()).toMatchObject({ title: '', link: null, coverImgUrl: null, isAvailable: 0 })
    await moderator.call(RESTORE, { body: { id, reason: 'Not that rude' } })
    expect(await listed()).toMatchObject({ title: 'A title to hide', isAvailable: 1 })
    await author.call(DELETE, { body: { id } })
    expect(await listed()).toMatchObject({ title: '', isAvailable: 0 })
  })

  it('a moderator sees deleted content with its files while an appeal is open, nobody else does', async () => {
    const fileId = await aPicture(41)
    const { id } = await aNote(author, open, { articleText: 'All of it', fileIds: [fileId] })
    await moderator.call(DELETE, { body: { id, reason: 'Advertising' } })
    expect(await moderator.call(GET, { query: { id } })).toFailWith('community.gone')
    const appeal = { actionId: await appealIn(author), text: 'It is our own shop' }
    expect(await author.call(APPEAL, { body: appeal })).toSucceed()
    expect((await moderator.call(GET, { query: { id } })).data).toMatchObject({
      ...{ text: 'All of it', state: 'deleted', isExits: 0 },
      attachments: [{ id: fileId }],
    })
    expect(await moderator.call(FILE, { query: { id: fileId } })).toSucceed()
    expect(await learner.call(FILE, { query: { id: fileId } })).toFailWith('media.gone')
    for (const person of [author, learner])
      expect(await person.call(GET, { query: { id } })).toFailWith('community.gone')
    const { id: caseId, version } = await caseOf(id)
    const keep = { id: caseId, version, decision: 'keep', reason: 'Still' } as const
    expect(await moderator.call(DECIDE, { body: keep })).toSucceed()
    expect(await moderator.call(GET, { query: { id } })).toFailWith('community.gone')
    expect(await moderator.call(FILE, { query: { id: fileId } })).toFailWith('media.gone')
  })

  it('a change that the author was writing is kept, and what nobody has read is not decided', async () => {
    const { id, version } = await aNote(author, reviewed)
    const read = await caseOf(id)
    await approve(id)
    const change = { id, version, ...noteDraft(reviewed, { title: 'Written meanwhile' }) }
    expect((await author.call(UPDATE, { body: change })).data.state).toBe('review')
    expect(await author.call(UPDATE, { body: change })).toFailWith('kernel.changed_meanwhile')
    const again = await caseOf(id)
    expect(again.communityContent.title).toBe('Written meanwhile')
    const late = { id: again.id, version: read.version, decision: 'refuse', reason: 'x' } as const
    expect(await moderator.call(DECIDE, { body: late })).toFailWith('kernel.changed_meanwhile')
    await approve(id)
    expect((await learner.call(GET, { query: { id } })).data.title).toBe('Written meanwhile')
  })

  it('a claimed case is given back by the person who has it', async () => {
    const { id } = await aNote(author, open)
    await learner.call(REPORT, { body: { id, reason: 'spam' } })
    const body = { id: (await caseOf(id)).id }
    expect(await moderator.call(CLAIM, { body })).toSucceed()
    const entries = (await auditLog(sands)).length
    expect(await moderator.call(CLAIM, { body })).toSucceed()
    expect(await auditLog(sands)).toHaveLength(entries)
    expect(await admin.call(RELEASE, { body })).toSucceed()
    expect(await admin.call(CLAIM, { body })).toFailWith('community.case_claimed')
    expect(await learner.call(RELEASE, { body })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(RELEASE, { body })).toFailWith('kernel.not_signed_in')
    expect(await moderator.call(RELEASE, { body })).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'community.content.released', subject_id: id })
    expect((await caseOf(id)).claimedByName).toBeNull()
    expect(await admin.call(CLAIM, { body })).toSucceed()
  })

  it('a case is given back while its content is locked', async () => {
    const { id } = await aNote(author, open)
    await learner.call(REPORT, { body: { id, reason: 'spam' } })
    const body = { id: (await caseOf(id)).id }
    expect(await moderator.call(CLAIM, { body })).toSucceed()
    const other = await sands.server.kernel.database.pool.connect()
    await other.query('begin')
    await other.query('select from community_contents where id = $1 for update', [id])
    let isReleased = false
    const release = moderator.call(RELEASE, { body }).finally(() => {
      isReleased = true
    })
    try {
      await expect.poll(() => isReleased).toBe(true)
    } finally {
      await other.query('rollback')
      other.release()
    }
    expect(await release).toSucceed()
  })

  it('an appeal is answered although the case was opened by a report', async () => {
    const { id } = await aNote(author, open)
    await learner.call(REPORT, { body: { id, reason: 'spam' } })
    const settle = async (decision: 'warn' | 'keep') => {
      const { id: caseId, version } = await caseOf(id)
      expect(await moderator.call(DECIDE, { body: { id: caseId, version, decision, reason: 'As said' } })).toSucceed()
    }
    await settle('warn')
    const actionId = await appealIn(author)
    sands.clock.advance(1000)
    expect(await learner.call(REPORT, { body: { id, reason: 'spam' } })).toSucceed()
    sands.clock.advance(1000)
    expect(await author.call(APPEAL, { body: { actionId, text: 'It is no spam' } })).toSucceed()
    expect(await caseOf(id)).toMatchObject({ cause: 'report', appeal: 'It is no spam' })
    const had = await told(author)
    await settle('keep')
    expect(await told(author)).toBe(had + 1)
    // The answered appeal is not answered again.
    sands.clock.advance(1000)
    expect(await learner.call(REPORT, { body: { id, reason: 'spam' } })).toSucceed()
    await settle('keep')
    expect(await told(author)).toBe(had + 1)
  })

  it('the moderators of a board find what is hidden there', async () => {
    const { id } = await aNote(author, open)
    expect(await moderator.call(HIDE, { body: { id, reason: 'Rude' } })).toSucceed()
    const query = { boardId: open }
    expect((await moderator.call(HIDDEN, { query })).data.records.map((row) => row.id)).toContain(id)
    expect(await learner.call(HIDDEN, { query })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(HIDDEN, { query })).toFailWith('kernel.not_signed_in')
    const emma = await signInWith(sands, 'emma', { rights: ['community.moderate'] })
    expect((await emma.call(HIDDEN, { query })).data.records).toEqual([])
  })

  it('names of files are read too', async () => {
    await admin.call(WORD, { body: { word: 'lottery', action: 'block' } })
    await admin.call(WORD, { body: { word: 'raffle', action: 'review' } })
    const blocked = noteDraft(open, { fileIds: [await aPicture(42, 'win the lottery.jpg')] })
    expect(await author.call(CREATE, { body: blocked })).toFailWith('community.word_blocked')
    const { id, state } = await aNote(author, open, { fileIds: [await aPicture(43, 'our raffle.jpg')] })
    expect(state).toBe('review')
    expect(await caseOf(id)).toMatchObject({ cause: 'word', words: ['raffle'] })
  })
})
