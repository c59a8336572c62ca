import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote, boardDraft, noteDraft } from '../../../testing/community.ts'
import { userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const BOARDS = 'GET /sands-lms/api/v1/manage/community/board/page'
const CREATE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/create'
const UPDATE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/update'
const REMOVE_BOARD = 'POST /sands-lms/api/v1/manage/community/board/remove'
const COLUMNS = 'GET /sands-lms/api/v1/community/board/column/page'
const BOARD = 'GET /sands-lms/api/v1/community/board/get'
const FOLLOW = 'POST /sands-lms/api/v1/community/follow/create'
const UNFOLLOW = 'POST /sands-lms/api/v1/community/follow/cancel'
const BANNERS = 'GET /sands-lms/api/v1/manage/community/banner/list'
const SAVE_BANNER = 'POST /sands-lms/api/v1/manage/community/banner/save'
const REMOVE_BANNER = 'POST /sands-lms/api/v1/manage/community/banner/remove'
const SHOWN_BANNERS = 'GET /sands-lms/api/v1/community/banner/list'
const WORDS = 'GET /sands-lms/api/v1/manage/community/word/list'
const ADD_WORD = 'POST /sands-lms/api/v1/manage/community/word/create'
const REMOVE_WORD = 'POST /sands-lms/api/v1/manage/community/word/remove'
const MUTE = 'POST /sands-lms/api/v1/manage/community/mute/create'
const UNMUTE = 'POST /sands-lms/api/v1/manage/community/mute/end'
const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const FEED = 'GET /sands-lms/api/v1/community/content/page'

const NO_BANNER = '99999999' as Id<'communityBanner'>
const DAY = 86_400_000

describe('management of the community', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn
  let emma: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
  })

  it('is for people with the right only', async () => {
    for (const call of [BOARDS, BANNERS, WORDS] as const) {
      expect(await learner.call(call)).toFailWith('kernel.no_permission')
      expect(await sands.visitor().call(call)).toFailWith('kernel.not_signed_in')
      expect(await admin.call(call)).toSucceed()
    }
  })

  it('changes a board in the version that was seen, with a name that no other board has', async () => {
    const board = await aBoard(admin)
    const other = await aBoard(admin)
    const { id, version } = board
    const change = { id, version, ...boardDraft({ name: `${board.name} renamed`, introduction: 'New' }) }
    expect(await admin.call(UPDATE_BOARD, { body: { ...change, name: other.name.toUpperCase() } })).toFailWith(
      'community.board_name_taken',
    )
    expect(await learner.call(UPDATE_BOARD, { body: change })).toFailWith('kernel.no_permission')
    expect(await admin.call(UPDATE_BOARD, { body: change })).toSucceed()
    expect(await admin.call(UPDATE_BOARD, { body: change })).toFailWith('kernel.changed_meanwhile')
    const found = (await admin.call(BOARDS, { query: { keyWord: change.name } })).data
    expect(found.records).toMatchObject([{ id, introduction: 'New', version: version + 1 }])
    expect(await learner.call(CREATE_BOARD, { body: boardDraft() })).toFailWith('kernel.no_permission')
  })

  it('shows the columns to the people of the college, and all boards on request', async () => {
    const column = await aBoard(admin, { name: 'Columns: shown' })
    const plain = await aBoard(admin, { name: 'Columns: not shown', isColumn: false })
    const query = { keyWord: 'columns: ' }
    const names = async (person: SignedIn, isAll: 0 | 1) =>
      (await person.call(COLUMNS, { query: { ...query, isAll } })).data.records.map(({ name }) => name)
    expect(await names(learner, 0)).toEqual([column.name])
    expect(await names(learner, 1)).toEqual([column.name, plain.name])
    expect(await names(emma, 1)).toEqual([])
    expect(await emma.call(BOARD, { query: { id: column.id } })).toFailWith('community.board_gone')
    await admin.call(REMOVE_BOARD, { body: { id: column.id, version: column.version } })
    expect(await names(learner, 1)).toEqual([plain.name])
  })

  it('counts followers once each, also when they stop twice', async () => {
    const { id } = await aBoard(admin)
    const state = async () => (await learner.call(BOARD, { query: { id } })).data
    for (let time = 0; time < 2; time += 1) expect(await learner.call(FOLLOW, { body: { boardId: id } })).toSucceed()
    expect(await state()).toMatchObject({ isFollowed: 1, followers: 1 })
    for (let time = 0; time < 2; time += 1) expect(await learner.call(UNFOLLOW, { body: { boardId: id } })).toSucceed()
    expect(await state()).toMatchObject({ isFollowed: 0, followers: 0 })
  })

  it('shows banners that are switched on, in their order', async () => {
    const { data: picture } = await upload(admin, await aJpeg(), { purpose: 'image' })
    const jump = { to: 'community', moduleId: null, link: null } as const
    const body = { title: 'Harvest', fileId: picture.id, jump, sort: 1, isShown: true }
    const { data: banner } = await admin.call(SAVE_BANNER, { body })
    const shown = async () => (await learner.call(SHOWN_BANNERS)).data.map(({ id }) => id)
    expect(await shown()).toContain(banner.id)
    expect((await emma.call(SHOWN_BANNERS)).data.map(({ id }) => id)).not.toContain(banner.id)
    await admin.call(SAVE_BANNER, { body: { ...body, id: banner.id, isShown: false } })
    expect(await shown()).not.toContain(banner.id)
    expect((await admin.call(BANNERS)).data.map(({ id }) => id)).toContain(banner.id)

    const wrong = { ...body, jump: { to: 'board', moduleId: '99999999', link: null } as const }
    expect(await admin.call(SAVE_BANNER, { body: wrong })).toFailWith('community.bad_target')
    expect(await admin.call(SAVE_BANNER, { body: { ...body, id: NO_BANNER } })).toFailWith('community.banner_gone')
    expect(await learner.call(SAVE_BANNER, { body })).toFailWith('kernel.no_permission')
    expect(await learner.call(REMOVE_BANNER, { body: { id: banner.id } })).toFailWith('kernel.no_permission')
    expect(await admin.call(REMOVE_BANNER, { body: { id: banner.id } })).toSucceed()
    expect(await admin.call(REMOVE_BANNER, { body: { id: banner.id } })).toFailWith('community.banner_gone')
  })

  it('shows no banner for a board that is gone or not for the person', async () => {
    const { data: picture } = await upload(admin, await aJpeg(), { purpose: 'image' })
    const only = [{ kind: 'user' as const, id: await userId(sands, 'teacher') }]
    const board = await aBoard(admin)
    const hidden = await aBoard(admin, { audience: { included: only, excluded: [] } })
    const bannerFor = async (moduleId: string) => {
      const jump = { to: 'board', moduleId, link: null } as const
      const body = { title: 'Harvest', fileId: picture.id, jump, sort: 1, isShown: true }
      return (await admin.call(SAVE_BANNER, { body })).data.id
    }
    const [open, closed] = [await bannerFor(board.id), await bannerFor(hidden.id)]
    const shown = async () => (await learner.call(SHOWN_BANNERS)).data.map(({ id }) => id)
    expect(await shown()).toContain(open)
    expect(await shown()).not.toContain(closed)
    const { id, version } = board
    expect(await admin.call(REMOVE_BOARD, { body: { id, version } })).toSucceed()
    expect(await shown()).not.toContain(open)
  })

  it('lets a banner lead to an album or a short video, and to nothing else under that name', async () => {
    const { data: picture } = await upload(admin, await aJpeg(), { purpose: 'image' })
    const { data: albums } = await admin.call(FEED, { query: { type: 3 } })
    const { id: noteId } = await aNote(admin, (await aBoard(admin)).id)
    const save = (moduleId: string) => {
      const jump = { to: 'shortVideo', moduleId, link: null } as const
      return admin.call(SAVE_BANNER, { body: { title: 'Films', fileId: picture.id, jump, sort: 1, isShown: false } })
    }
    expect(await save(albums.records[0]?.id ?? '')).toSucceed()
    expect(await save(noteId)).toFailWith('community.bad_target')
  })

  it('allows a word again after it was deleted', async () => {
    const { id: boardId } = await aBoard(admin)
    const { data: word } = await admin.call(ADD_WORD, { body: { word: 'lottery', action: 'block' } })
    expect((await admin.call(WORDS)).data).toContainEqual(word)
    const post = () => admin.call(CREATE, { body: noteDraft(boardId, { title: 'The lottery' }) })
    expect(await post()).toFailWith('community.word_blocked')
    expect(await learner.call(REMOVE_WORD, { body: { id: word.id } })).toFailWith('kernel.no_permission')
    expect(await admin.call(REMOVE_WORD, { body: { id: word.id } })).toSucceed()
    expect(await post()).toSucceed()
  })

  it('ends a mute before its time', async () => {
    const { id: boardId } = await aBoard(admin)
    const person = await userId(sands, 'teacher')
    const until = new Date(sands.clock.now().getTime() + DAY).toISOString()
    await admin.call(MUTE, { body: { userId: person, until, reason: 'Insults' } })
    const teacher = await sands.signIn('teacher')
    expect(await teacher.call(CREATE, { body: noteDraft(boardId) })).toFailWith('community.may_not_post')
    const body = { userId: person, reason: 'Apologised' }
    expect(await learner.call(UNMUTE, { body })).toFailWith('kernel.no_permission')
    expect(await admin.call(UNMUTE, { body })).toSucceed()
    expect(await teacher.call(CREATE, { body: noteDraft(boardId) })).toSucceed()
  })
})
