import type { FileId, Id } from '@sands/contract/kernel/schema'
import { BOARD_TYPES, CONTENT_TYPES } from '@sands/rules/community/content'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, noteDraft } from '../../../testing/community.ts'
import { aVideoFile, sendWhole } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'

const CREATE = 'POST /sands-lms/api/v1/community/content/create'
const REMOVE = 'POST /sands-lms/api/v1/community/content/delete'
const DETAIL = 'GET /sands-lms/api/v1/community/content/get'
const RESOURCE = 'GET /sands-system/api/v1/system/resource/get'
const URL_OF = 'GET /sands-system/api/v1/system/resource/getURL'
const URLS_OF = 'POST /sands-system/api/v1/system/resource/batchGetURL'

describe('the part of a short video', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn
  let boardId: Id<'board'>

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    boardId = (await aBoard(admin, { type: BOARD_TYPES.shortVideo })).id
  })

  const aVideo = async (bytes: number): Promise<FileId> => {
    const answer = await sendWhole(admin, aVideoFile(bytes), { purpose: 'postVideo', fileName: 'Clip.mp4' })
    expect(answer).toSucceed()
    return answer.data.id
  }
  const draftOf = (fileId: FileId, trim?: { start: number; end: number }) =>
    noteDraft(boardId, {
      ...{ type: CONTENT_TYPES.shortVideo, title: 'A clip', articleText: '', fileIds: [fileId] },
      ...(trim && { trim }),
    })
  const rowOf = async (table: 'files' | 'community_contents', id: string) => {
    const { rows } = await sands.server.kernel.database.pool.query(
      `select trim_start, trim_end from ${table} where id = $1`,
      [id],
    )
    return rows[0]
  }

  it('is stored with the content and the file', async () => {
    const fileId = await aVideo(100_001)
    const made = await admin.call(CREATE, { body: draftOf(fileId, { start: 1.5, end: 9 }) })
    expect(made).toSucceed()
    const part = { trim_start: 1.5, trim_end: 9 }
    expect(await rowOf('community_contents', made.data.id)).toEqual(part)
    expect(await rowOf('files', fileId)).toEqual(part)
  })

  it('is at least a second long, of an own video that no other content shows', async () => {
    const fileId = await aVideo(100_002)
    const short = { body: draftOf(fileId, { start: 5, end: 5.2 }) }
    expect(await admin.call(CREATE, short)).toFailWith('community.incomplete')
    expect(await learner.call(CREATE, { body: draftOf(fileId, { start: 1, end: 3 }) })).toFailWith('media.gone')
    expect(await admin.call(CREATE, { body: draftOf(fileId) })).toSucceed()
    const again = { body: draftOf(fileId, { start: 1, end: 3 }) }
    expect(await admin.call(CREATE, again)).toFailWith('community.video_used')
    expect(await rowOf('files', fileId)).toEqual({ trim_start: null, trim_end: null })
  })

  it('is all that other people get of the video', async () => {
    const fileId = await aVideo(100_003)
    const before = (await admin.call(RESOURCE, { query: { id: fileId } })).data.url
    const made = await admin.call(CREATE, { body: draftOf(fileId, { start: 1, end: 3 }) })
    const of = { query: { id: fileId } }
    expect((await learner.call(RESOURCE, of)).data.url).toBe('')
    expect((await learner.call(URL_OF, of)).data.url).toBe('')
    expect((await learner.call(URLS_OF, { body: { ids: [fileId] } })).data).toMatchObject([{ id: fileId, url: '' }])
    const detail = await learner.call(DETAIL, { query: { id: made.data.id } })
    expect(detail.data.attachments).toMatchObject([{ id: fileId }])
    expect(JSON.stringify(detail.data)).not.toContain('/original')
    const own = (await admin.call(RESOURCE, of)).data.url
    expect((await admin.send(own)).status).toBe(200)
    expect((await admin.send(before)).status).toBe(404)
  })

  it('ends with its content: a new one shows the whole video', async () => {
    const fileId = await aVideo(100_004)
    const part = await admin.call(CREATE, { body: draftOf(fileId, { start: 1, end: 3 }) })
    expect(await admin.call(CREATE, { body: draftOf(fileId) })).toFailWith('community.video_used')
    expect(await rowOf('files', fileId)).toEqual({ trim_start: 1, trim_end: 3 })
    expect(await admin.call(REMOVE, { body: { id: part.data.id } })).toSucceed()
    expect(await admin.call(CREATE, { body: draftOf(fileId) })).toSucceed()
    expect(await rowOf('files', fileId)).toEqual({ trim_start: null, trim_end: null })
  })
})
