import type { FileId, Id } from '@sands/contract/kernel/schema'
import { BOARD_TYPES, CONTENT_TYPES } from '@sands/rules/community/content'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, noteDraft } from '../../../testing/community.ts'
import { aVideoFile, sendWhole } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'

const CREATE = 'POST /sands-lms/api/v1/community/content/create'

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
})
