import type { FileId, Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote } from '../../../testing/community.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const FILE = 'GET /sands-system/api/v1/system/resource/get'
const HIDE = 'POST /sands-lms/api/v1/community/content/hide'
const SET_MODERATORS = 'POST /sands-lms/api/v1/manage/community/board-moderator/set'

describe('files of content that is not published', () => {
  const sands = useSands()
  let admin: SignedIn
  let moderator: SignedIn
  let learner: SignedIn
  let author: SignedIn
  let boardId: Id<'board'>
  let fileId: FileId
  let contentId: Id<'communityContent'>

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    moderator = await signInWith(sands, 'reviewer', { rights: ['community.moderate'] })
    learner = await sands.signIn('learner')
    author = await sands.signIn('author')
    boardId = (await aBoard(admin)).id
    fileId = (await upload(author, await aJpeg(40, 30))).data.id
    contentId = (await aNote(author, boardId, { fileIds: [fileId] })).id
  })

  const sees = async (person: SignedIn) => (await person.call(FILE, { query: { id: fileId } })).code === 1

  it('are for the author and the moderators only', async () => {
    expect(await sees(learner)).toBe(true)
    expect(await moderator.call(HIDE, { body: { id: contentId, reason: 'Advertising' } })).toSucceed()
    expect([await sees(author), await sees(moderator), await sees(learner)]).toEqual([true, true, false])
    const other = await signInWith(sands, 'emma', { rights: ['community.moderate'] })
    expect(await sees(other)).toBe(false)
  })

  it('are for the moderators of the board, not for those of another board', async () => {
    const userIds = [await userId(sands, 'learner')]
    const { id: elsewhere } = await aBoard(admin)
    await admin.call(SET_MODERATORS, { body: { boardId: elsewhere, userIds } })
    expect(await sees(learner)).toBe(false)
    await admin.call(SET_MODERATORS, { body: { boardId, userIds } })
    expect(await sees(learner)).toBe(true)
  })

  it('follow the audience of the board once they are published, and the moderators who are not in it', async () => {
    const only = { included: [{ kind: 'user' as const, id: await userId(sands, 'author') }], excluded: [] }
    const { id: closed } = await aBoard(admin, { audience: only })
    const picture = (await upload(author, await aJpeg(50, 30))).data.id
    sands.clock.advance(61_000)
    await aNote(author, closed, { fileIds: [picture] })
    const isSeenBy = async (person: SignedIn) => (await person.call(FILE, { query: { id: picture } })).code === 1
    expect([await isSeenBy(moderator), await isSeenBy(learner)]).toEqual([true, false])
  })
})
