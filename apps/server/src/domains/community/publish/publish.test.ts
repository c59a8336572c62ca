import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote, noteDraft } from '../../../testing/community.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const UPDATE = 'POST /sands-lms/api/v1/community/content/update'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
const NAMES = 'GET /sands-lms/api/v1/community/board/name'
const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const PEOPLE = 'GET /sands-lms/api/v1/community/person/page'
const CURRENT = 'GET /sands-user/api/v1/user/current-info'
const VOTE = 'POST /sands-lms/api/v1/community/content/vote'
const WORD = 'POST /sands-lms/api/v1/manage/community/word/create'
const MUTE = 'POST /sands-lms/api/v1/manage/community/mute/create'

const NO_BOARD = '99999999' as Id<'board'>
const DAY = 86_400_000

describe('publishing', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn
  let author: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    author = await sands.signIn('author')
  })

  it('shows the content to everybody at once, with its author', async () => {
    const { id: boardId } = await aBoard(admin)
    const { id, state } = await aNote(learner, boardId, { link: 'https://example.com', topics: ['stores'] })
    expect(state).toBe('published')
    const { data } = await author.call(GET, { query: { id } })
    expect(data).toMatchObject({ title: 'A note', link: 'https://example.com', topics: ['stores'], isMine: 0 })
    expect(data.createByName).not.toBe('')
    expect(await sands.visitor().call(CREATE, { body: noteDraft(boardId) })).toFailWith('kernel.not_signed_in')
  })

  it('refuses what breaks a rule, and names the rule', async () => {
    const { id: boardId } = await aBoard(admin)
    const video = await aBoard(admin, { type: 2 })
    const fault = async (changes: object, board = boardId) =>
      (await admin.call(CREATE, { body: noteDraft(board, changes) })).data
    expect(await fault({ title: ' ' })).toEqual({ fault: 'title_missing' })
    expect(await fault({ articleText: '' })).toEqual({ fault: 'content_missing' })
    expect(await fault({ link: 'example.com' })).toEqual({ fault: 'bad_link' })
    expect(await fault({}, video.id)).toEqual({ fault: 'video_needed' })
    expect(await admin.call(CREATE, { body: noteDraft(NO_BOARD) })).toFailWith('community.board_gone')
    const stranger = noteDraft(boardId, { fileIds: ['99999999' as Id<'file'>] })
    expect(await admin.call(CREATE, { body: stranger })).toFailWith('media.gone')
    expect(await admin.call(CREATE, { body: noteDraft(boardId, { isAnonymous: 1 }) })).toFailWith(
      'community.not_anonymous',
    )
    expect(await admin.call(CREATE, { body: noteDraft(boardId, { isPublic: 1 }) })).toFailWith('community.not_public')
  })

  it('says why a person may not publish, and offers only boards where they may', async () => {
    const closed = await aBoard(admin, { isClosed: true })
    const reserved = await aBoard(admin, { postPolicy: 'moderators' })
    const { data } = await learner.call(CREATE, { body: noteDraft(closed.id) })
    expect(data).toEqual({ reason: 'closed' })
    expect(await learner.call(CREATE, { body: noteDraft(reserved.id) })).toFailWith('community.may_not_post')
    expect((await learner.call(BOARD, { query: { id: reserved.id } })).data).toMatchObject({
      denial: 'moderators_only',
      isAPublishPost: 0,
    })
    const names = (await learner.call(NAMES)).data.map(({ id }) => id)
    expect(names).not.toContain(closed.id)
    expect(names).not.toContain(reserved.id)
    expect((await admin.call(NAMES)).data.map(({ id }) => id)).toContain(reserved.id)
  })

  it('limits newcomers to one post a minute and three a day, also when two are sent at once', async () => {
    const { id: boardId } = await aBoard(admin)
    const person = await sands.signIn('staff02')
    const post = () => person.call(CREATE, { body: noteDraft(boardId) })
    const both = await Promise.all([post(), post()])
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(both.find(({ code }) => code !== 1)).toFailWith('community.too_fast')
    for (let number = 2; number <= 3; number += 1) {
      sands.clock.advance(61_000)
      expect(await post()).toSucceed()
    }
    sands.clock.advance(61_000)
    const fourth = await post()
    expect(fourth).toFailWith('community.too_many')
    expect(fourth.data).toEqual({ hours: 24 })
  })

  it('refuses blocked words and lets a moderator look at watched ones', async () => {
    await admin.call(WORD, { body: { word: 'casino', action: 'block' } })
    await admin.call(WORD, { body: { word: '加微信', action: 'review' } })
    expect(await admin.call(WORD, { body: { word: 'CASINO', action: 'review' } })).toFailWith('community.word_exists')
    const { id: boardId } = await aBoard(admin)
    const person = await sands.signIn('teacher')
    const blocked = noteDraft(boardId, { articleText: 'The best Ca-si-no' })
    expect(await person.call(CREATE, { body: blocked })).toFailWith('community.word_blocked')
    const held = await aNote(person, boardId, { title: '请加 微信' })
    expect(held.state).toBe('review')
    expect(await learner.call(GET, { query: { id: held.id } })).toFailWith('community.gone')
    expect(await person.call(GET, { query: { id: held.id } })).toSucceed()
    const mine = (await person.call(MINE, { query: { state: 'review' } })).data
    expect(mine.records.map(({ communityContent }) => communityContent.id)).toEqual([held.id])
  })

  it('refuses muted people until the mute ends', async () => {
    const { id: boardId } = await aBoard(admin)
    const until = new Date(sands.clock.now().getTime() + DAY).toISOString()
    const person = await sands.signIn('reviewer')
    const mute = { userId: await userId(sands, 'reviewer'), until, reason: 'Insults' }
    expect(await learner.call(MUTE, { body: mute })).toFailWith('kernel.no_permission')
    expect(await admin.call(MUTE, { body: mute })).toSucceed()
    expect((await person.call(CREATE, { body: noteDraft(boardId) })).data).toEqual({ reason: 'muted' })
  })

  it('changes own content only, in the version that the author has seen', async () => {
    const { id: boardId } = await aBoard(admin)
    const { id, version } = await aNote(admin, boardId)
    const change = { id, version, ...noteDraft(boardId, { title: 'Another title' }) }
    expect(await author.call(UPDATE, { body: change })).toFailWith('community.gone')
    expect(await admin.call(UPDATE, { body: change })).toSucceed()
    expect(await admin.call(UPDATE, { body: change })).toFailWith('kernel.changed_meanwhile')
    expect((await learner.call(GET, { query: { id } })).data).toMatchObject({ title: 'Another title', isEdited: 1 })
  })

  it('finds people who see the board, and tells them when they are mentioned later', async () => {
    const [authorId, learnerId] = [await userId(sands, 'author'), await userId(sands, 'learner')]
    const onlyAuthor = { included: [{ kind: 'user' as const, id: authorId }], excluded: [] }
    const { id: boardId } = await aBoard(admin, { audience: onlyAuthor })
    const name = (await author.call(CURRENT)).data.name
    const found = (await admin.call(PEOPLE, { query: { boardId, keyWord: name } })).data
    expect(found.map((person) => person.userId)).toEqual([authorId])
    expect(await learner.call(PEOPLE, { query: { boardId, keyWord: name } })).toFailWith('community.board_gone')
    expect(await admin.call(PEOPLE, { query: { boardId, keyWord: ' ' } })).toFailWith('kernel.invalid_field')
    expect(await sands.visitor().call(PEOPLE, { query: { boardId, keyWord: name } })).toFailWith('kernel.not_signed_in')
    const { id, version } = await aNote(admin, boardId)
    const change = { id, version, ...noteDraft(boardId, { mentions: [authorId, learnerId] }) }
    expect(await admin.call(UPDATE, { body: change })).toSucceed()
    const { data } = await author.call(GET, { query: { id } })
    expect(data.mentions.map((person) => person.userId)).toEqual([authorId])
  })

  it('deletes own content at once, and not that of others', async () => {
    const { id: boardId } = await aBoard(admin)
    const { id } = await aNote(author, boardId)
    expect(await learner.call(DELETE, { body: { id } })).toFailWith('community.gone')
    expect(await author.call(DELETE, { body: { id } })).toSucceed()
    expect(await author.call(GET, { query: { id } })).toFailWith('community.gone')
    expect(await author.call(DELETE, { body: { id } })).toFailWith('community.gone')
  })

  it('hides the author of anonymous content, also from moderators', async () => {
    const { id: boardId } = await aBoard(admin, { isAnonymousAllowed: true })
    sands.clock.advance(61_000)
    const { id } = await aNote(author, boardId, { isAnonymous: 1 })
    const { data } = await admin.call(GET, { query: { id } })
    expect(data).toMatchObject({ isAnonymous: 1, userId: null, createByName: '', avatarFileUrl: null })
  })

  it('counts one vote of each person, and shows the numbers only afterwards', async () => {
    const { id: boardId } = await aBoard(admin)
    const { id } = await aNote(admin, boardId, { poll: { isMultiple: 0, options: ['Tea', 'Coffee'] } })
    const options = (await learner.call(GET, { query: { id } })).data.poll?.options ?? []
    expect(options.map(({ votes }) => votes)).toEqual([null, null])
    const [tea, coffee] = options.map((option) => option.id)
    if (!tea || !coffee) throw new Error('the poll has no options')
    expect(await learner.call(VOTE, { body: { id, optionIds: [tea, coffee] } })).toFailWith('community.bad_vote')
    const votes = await Promise.all([
      learner.call(VOTE, { body: { id, optionIds: [tea] } }),
      learner.call(VOTE, { body: { id, optionIds: [coffee] } }),
    ])
    expect(votes.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(votes.find(({ code }) => code !== 1)).toFailWith('community.voted_already')
    expect((await learner.call(GET, { query: { id } })).data.poll).toMatchObject({ voters: 1, hasVoted: 1 })
  })
})

describe('a post whose acknowledgement was lost', () => {
  const sands = useSands()

  it('is not published again by a phone that comes back after more than a week without network', async () => {
    const { id: boardId } = await aBoard(await sands.signIn('admin'))
    const sent = { body: noteDraft(boardId), headers: { 'idempotency-key': 'a-week-without-network' } }
    const { id } = (await (await sands.signIn('author')).call(CREATE, sent)).data
    sands.clock.advance(8 * DAY)
    const { pool } = sands.server.kernel.database
    await pool.query('insert into jobs.job (name, data) values ($1, $2)', ['kernel.forget-idempotency-keys', '{}'])
    await runJobs(sands)
    const author = await sands.signIn('author')
    expect((await author.call(CREATE, sent)).data.id).toBe(id)
    const own = (await author.call(MINE)).data.records
    expect(own.filter(({ communityContent }) => communityContent.boardId === boardId)).toHaveLength(1)
  })
})
