import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote } from '../../../testing/community.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const GET = 'GET /sands-lms/api/v1/manage/community/disclosure/get'
const ASK = 'POST /sands-lms/api/v1/manage/community/disclosure/ask'
const CONFIRM = 'POST /sands-lms/api/v1/manage/community/disclosure/confirm'
const END = 'POST /sands-lms/api/v1/manage/community/disclosure/end'
const DETAIL = 'GET /sands-lms/api/v1/community/content/get'
const POSTS = 'GET /sands-lms/api/v1/manage/community/content/page'
const DAY_MS = 86_400_000

describe('the author of anonymous content', () => {
  const sands = useSands()
  let first: SignedIn
  let second: SignedIn
  let third: SignedIn
  let author: SignedIn
  let learner: SignedIn
  let boardId: Id<'board'>
  let authorName: string

  beforeAll(async () => {
    first = await signInWith(sands, 'reviewer', { rights: ['community.disclose', 'community.moderate'] })
    second = await signInWith(sands, 'staff20', { rights: ['community.disclose', 'community.moderate'] })
    third = await signInWith(sands, 'staff04', { rights: ['community.disclose'] })
    author = await sands.signIn('author')
    learner = await sands.signIn('learner')
    const admin = await sands.signIn('admin')
    boardId = (await aBoard(admin, { isAnonymousAllowed: true })).id
    const { id } = await aNote(author, boardId)
    authorName = (await learner.call(DETAIL, { query: { id } })).data.createByName
  })

  async function anAnonymous() {
    sands.clock.advance(DAY_MS)
    ;[first, second, third, author, learner] = await Promise.all([
      sands.signIn('reviewer'),
      sands.signIn('staff20'),
      sands.signIn('staff04'),
      sands.signIn('author'),
      sands.signIn('learner'),
    ])
    const { id } = await aNote(author, boardId, { title: 'Without a name', isAnonymous: 1 })
    return id
  }

  it('is not in the audit log when the author deletes the post', async () => {
    const id = await anAnonymous()
    expect(await author.call(DELETE, { body: { id } })).toSucceed()
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'community.content.removed', subject_id: id, actor_id: null, actor_name: '' })
    expect(JSON.stringify(entry)).not.toContain(authorName)
  })

  it('is shown to two people after the second has confirmed, and both are in the audit log', async () => {
    const id = await anAnonymous()
    expect((await first.call(GET, { query: { id } })).data).toMatchObject({ state: 'none', authorName: null })
    const asked = await first.call(ASK, { body: { id, reason: 'A threat' } })
    expect(asked.data).toMatchObject({ state: 'asked', reason: 'A threat', canConfirm: 0, authorName: null })
    expect((await second.call(GET, { query: { id } })).data).toMatchObject({ canConfirm: 1, authorName: null })
    expect((await second.call(CONFIRM, { body: { id } })).data).toMatchObject({ state: 'confirmed', authorName })
    expect((await first.call(GET, { query: { id } })).data).toMatchObject({ state: 'confirmed', authorName })
    const log = await auditLog(sands, 2)
    expect(log).toMatchObject([
      { action: 'community.content.author-disclosed', subject_id: id },
      { action: 'community.content.author-asked', subject_id: id, after: { reason: 'A threat' } },
    ])
    expect(log[0]?.actor_name).not.toBe(log[1]?.actor_name)
    expect(JSON.stringify(log)).not.toContain(authorName)
  })

  it('is in no other answer, also not after the confirmation', async () => {
    const id = await anAnonymous()
    await first.call(ASK, { body: { id, reason: 'A threat' } })
    await second.call(CONFIRM, { body: { id } })
    expect((await third.call(GET, { query: { id } })).data).toMatchObject({ state: 'confirmed', authorName: null })
    expect((await first.call(DETAIL, { query: { id } })).data).toMatchObject({ userId: null, createByName: '' })
    const posts = (await first.call(POSTS, { query: { keyWord: 'Without a name' } })).data.records
    expect(posts.map(({ communityContent }) => communityContent.createByName)).not.toContain(authorName)
  })

  it('needs two different people, each once', async () => {
    const id = await anAnonymous()
    expect(await second.call(CONFIRM, { body: { id } })).toFailWith('community.disclosure_gone')
    await first.call(ASK, { body: { id, reason: 'A threat' } })
    expect(await first.call(ASK, { body: { id, reason: 'Again' } })).toFailWith('community.disclosure_asked')
    expect(await first.call(CONFIRM, { body: { id } })).toFailWith('community.second_person_needed')
    const both = await Promise.all([second.call(CONFIRM, { body: { id } }), third.call(CONFIRM, { body: { id } })])
    expect(both.filter(({ data }) => data?.authorName === authorName)).toHaveLength(1)
  })

  it('is only for people with the right, of the college, and only when it is unknown', async () => {
    const id = await anAnonymous()
    expect(await learner.call(GET, { query: { id } })).toFailWith('kernel.no_permission')
    expect(await author.call(ASK, { body: { id, reason: 'x' } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(CONFIRM, { body: { id } })).toFailWith('kernel.not_signed_in')
    expect(await first.call(ASK, { body: { id, reason: ' ' } })).toFailWith('kernel.invalid_field')
    const other = await signInWith(sands, 'emma', { rights: ['community.disclose'] })
    expect(await other.call(GET, { query: { id } })).toFailWith('community.gone')
    const known = (await aNote(first, boardId)).id
    expect(await second.call(ASK, { body: { id: known, reason: 'x' } })).toFailWith('community.author_known')
  })

  it('can be asked for again after a request was withdrawn, refused, or a week old', async () => {
    const id = await anAnonymous()
    await first.call(ASK, { body: { id, reason: 'A threat' } })
    expect((await first.call(END, { body: { id } })).data).toMatchObject({ state: 'none', reason: '' })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'community.content.author-refused', subject_id: id })
    await second.call(ASK, { body: { id, reason: 'A threat' } })
    expect(await learner.call(END, { body: { id } })).toFailWith('kernel.no_permission')
    expect((await third.call(END, { body: { id } })).data).toMatchObject({ state: 'none' })
    expect(await second.call(CONFIRM, { body: { id } })).toFailWith('community.disclosure_gone')
    await first.call(ASK, { body: { id, reason: 'A threat' } })
    sands.clock.advance(8 * DAY_MS)
    ;[first, second] = await Promise.all([sands.signIn('reviewer'), sands.signIn('staff20')])
    expect((await second.call(GET, { query: { id } })).data).toMatchObject({ state: 'none', canConfirm: 0 })
    expect(await second.call(CONFIRM, { body: { id } })).toFailWith('community.disclosure_gone')
    expect((await second.call(ASK, { body: { id, reason: 'Again' } })).data).toMatchObject({ reason: 'Again' })
    expect((await first.call(CONFIRM, { body: { id } })).data).toMatchObject({ state: 'confirmed', authorName })
    expect(await first.call(END, { body: { id } })).toFailWith('community.disclosure_gone')
  })
})
