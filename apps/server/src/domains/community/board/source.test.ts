import type { Id } from '@sands/contract/kernel/schema'
import { BOARD_SOURCES, FEED_SORTS } from '@sands/rules/community/content'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aNote, boardDraft, noteDraft } from '../../../testing/community.ts'
import { aChapter, aCourseware, aPublishedCourse, aPublisher } from '../../../testing/course-authoring.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const GET = 'GET /sands-lms/api/v1/community/source-board/get'
const MANAGE = 'GET /sands-lms/api/v1/manage/community/source-board/get'
const SET = 'POST /sands-lms/api/v1/manage/community/source-board/set'
const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const NAMES = 'GET /sands-lms/api/v1/community/board/name'
const CONTENT = 'GET /sands-lms/api/v1/community/content/get'
const FEED = 'GET /sands-lms/api/v1/community/content/page'
const MINE = 'GET /sands-lms/api/v1/community/content/publish/page'
const COLUMNS = 'GET /sands-lms/api/v1/community/board/column/page'
const BOARDS = 'GET /sands-lms/api/v1/manage/community/board/page'
const CASES = 'GET /sands-lms/api/v1/community/case/page'
const SET_MODERATORS = 'POST /sands-lms/api/v1/manage/community/board-moderator/set'
const FOLLOW = 'POST /sands-lms/api/v1/community/follow/create'
const UPDATE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/update'
const CREATE = 'POST /sands-lms/api/v1/community/content/create'

describe('the board of a course', () => {
  const sands = useSands()
  let publisher: SignedIn
  let learner: SignedIn
  let outsider: SignedIn
  let source: { sourceType: typeof BOARD_SOURCES.course; sourceId: Id<'module'> }
  let boardId: Id<'board'>

  beforeAll(async () => {
    publisher = await aPublisher(sands)
    learner = await sands.signIn('learner')
    outsider = await sands.signIn('author')
    const { id: coursewareId } = await aCourseware(sands, publisher)
    const only = [{ kind: 'user' as const, id: await userId(sands, 'learner') }]
    const course = await aPublishedCourse(publisher, {
      title: 'Knots for sailors',
      chapters: [aChapter([coursewareId])],
      audience: { included: only, excluded: [] },
    })
    source = { sourceType: BOARD_SOURCES.course, sourceId: course.id as string as Id<'module'> }
    const set = await publisher.call(SET, { body: { ...source, isOn: true } })
    boardId = set.data?.id ?? ('0' as Id<'board'>)
  })

  it('is for those who see the course, and in no list of boards', async () => {
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'community.board.created',
      subject_name: 'Knots for sailors',
    })
    expect((await learner.call(GET, { query: source })).data).toMatchObject({ id: boardId, contentCount: 0 })
    expect((await outsider.call(GET, { query: source })).data).toBeNull()
    expect(await learner.call(BOARD, { query: { id: boardId } })).toSucceed()
    expect(await outsider.call(BOARD, { query: { id: boardId } })).toFailWith('community.board_gone')
    const columns = (await learner.call(COLUMNS, { query: { isAll: 1, size: 100 } })).data.records
    expect(columns.map(({ id }) => id)).not.toContain(boardId)
    const named = (await learner.call(NAMES, { query: { boardId } })).data
    expect(named.map(({ id }) => id)).toContain(boardId)
    const foreign = (await outsider.call(NAMES, { query: { boardId } })).data
    expect(foreign.map(({ id }) => id)).not.toContain(boardId)
  })

  it('shows its content there only, and no content while it is switched off', async () => {
    const { id } = await aNote(learner, boardId, { title: 'Bowline' })
    const idsOf = async (query: { boardId?: Id<'board'> }) =>
      (await learner.call(FEED, { query })).data.records.map((record) => record.id)
    expect(await idsOf({ boardId })).toContain(id)
    expect(await idsOf({})).not.toContain(id)
    expect(await outsider.call(CONTENT, { query: { id } })).toFailWith('community.gone')
    expect((await outsider.call(FEED, { query: { boardId } })).data.records).toEqual([])
    const mine = (await learner.call(MINE)).data.records
    expect(mine.map(({ communityContent }) => communityContent.id)).toContain(id)
    expect((await publisher.call(SET, { body: { ...source, isOn: false } })).data).toBeNull()
    expect((await learner.call(GET, { query: source })).data).toBeNull()
    expect(await learner.call(CONTENT, { query: { id } })).toFailWith('community.gone')
    const again = await publisher.call(SET, { body: { ...source, isOn: true } })
    expect(again.data).toMatchObject({ id: boardId, contentCount: 1 })
    expect(await learner.call(CONTENT, { query: { id } })).toSucceed()
  })

  it('is in the feed of people who follow it, as long as it is there', async () => {
    const followed = async () => {
      const { records } = (await learner.call(FEED, { query: { sortType: FEED_SORTS.following } })).data
      return records.map(({ title }) => title)
    }
    expect(await followed()).not.toContain('Bowline')
    expect(await learner.call(FOLLOW, { body: { boardId } })).toSucceed()
    expect(await outsider.call(FOLLOW, { body: { boardId } })).toFailWith('community.board_gone')
    expect(await followed()).toContain('Bowline')
    await publisher.call(SET, { body: { ...source, isOn: false } })
    expect(await followed()).not.toContain('Bowline')
    await publisher.call(SET, { body: { ...source, isOn: true } })
  })

  it('is switched by people who edit courses of the college', async () => {
    const body = { ...source, isOn: false }
    expect(await learner.call(SET, { body })).toFailWith('kernel.no_permission')
    expect(await learner.call(MANAGE, { query: source })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(SET, { body })).toFailWith('kernel.not_signed_in')
    const other = await signInWith(sands, 'emma', { rights: ['course.edit'] })
    expect(await other.call(SET, { body })).toFailWith('community.source_gone')
    expect((await publisher.call(MANAGE, { query: source })).data).toMatchObject({ id: boardId })
    const nothing = { ...source, sourceId: '99999999' as Id<'module'> }
    expect(await publisher.call(MANAGE, { query: nothing })).toFailWith('community.source_gone')
  })

  it('exists once when two people switch it on together', async () => {
    await publisher.call(SET, { body: { ...source, isOn: false } })
    const body = { ...source, isOn: true }
    await Promise.all([publisher.call(SET, { body }), publisher.call(SET, { body })])
    expect((await learner.call(GET, { query: source })).data).toMatchObject({ id: boardId })
  })

  it('is in no list and never public, whatever its settings say', async () => {
    const admin = await sands.signIn('admin')
    const [board] = (await admin.call(BOARDS, { query: { keyWord: 'Knots for sailors' } })).data.records
    const wanted = boardDraft({ name: 'Knots for sailors', isColumn: true, isPublicAllowed: true })
    const changed = await admin.call(UPDATE_BOARD, { body: { ...wanted, id: boardId, version: board?.version ?? 0 } })
    expect(changed.data).toMatchObject({ isColumn: false, isPublicAllowed: false })
    const draft = noteDraft(boardId, { isPublic: 1 })
    expect(await learner.call(CREATE, { body: draft })).toFailWith('community.not_public')
  })

  it('has moderators who see its cases, and not its content in the feed of the college', async () => {
    const admin = await sands.signIn('admin')
    expect(await outsider.call(CASES)).toFailWith('kernel.no_permission')
    const userIds = [await userId(sands, 'author')]
    expect(await admin.call(SET_MODERATORS, { body: { boardId, userIds } })).toSucceed()
    expect(await outsider.call(CASES)).toSucceed()
    const boards = (await outsider.call(FEED)).data.records.map((record) => record.boardId)
    expect(boards).not.toContain(boardId)
  })
})

describe('the name of the board of a course', () => {
  const sands = useSands()

  it('follows the title of the course, and cannot be changed by itself', async () => {
    const [publisher, admin] = [await aPublisher(sands), await sands.signIn('admin')]
    const { id: coursewareId } = await aCourseware(sands, publisher)
    const course = await aPublishedCourse(publisher, { title: 'Old knots', chapters: [aChapter([coursewareId])] })
    const source = { sourceType: BOARD_SOURCES.course, sourceId: course.id as string as Id<'module'> }
    const id = (await publisher.call(SET, { body: { ...source, isOn: true } })).data?.id ?? ('0' as Id<'board'>)
    const nameOf = async () => (await admin.call(BOARD, { query: { id } })).data.name
    expect(await nameOf()).toBe('Old knots')

    const { pool } = sands.server.kernel.database
    await pool.query('update courses set title = $2 where id = $1', [course.id, 'New knots'])
    await pool.query('insert into jobs.job (name, data) values ($1, $2)', ['community.name-source-boards', '{}'])
    await runJobs(sands)
    expect(await nameOf()).toBe('New knots')

    const [board] = (await admin.call(BOARDS, { query: { keyWord: 'New knots' } })).data.records
    const wanted = boardDraft({ name: 'Another name', introduction: 'All about knots' })
    const changed = await admin.call(UPDATE_BOARD, { body: { ...wanted, id, version: board?.version ?? 0 } })
    expect(changed.data).toMatchObject({ name: 'New knots', introduction: 'All about knots' })
  })
})

describe('the board of an exam', () => {
  const sands = useSands()

  it('is for moderators only: an exam takes no comments', async () => {
    const { id } = await anExam(sands)
    const editor = await signInWith(sands, 'staff20', { rights: ['exam.edit'] })
    const source = { sourceType: BOARD_SOURCES.exam, sourceId: id as string as Id<'module'> }
    expect((await editor.call(SET, { body: { ...source, isOn: true } })).data).not.toBeNull()
    const learner = await sands.signIn('learner')
    expect((await learner.call(GET, { query: source })).data).toBeNull()
    const admin = await sands.signIn('admin')
    expect((await admin.call(GET, { query: source })).data).not.toBeNull()
  })
})
