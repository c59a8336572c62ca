import { ATTACHMENT_TYPES, CONTENT_TYPES } from '@sands/rules/community/content'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

const FEED = 'GET /sands-lms/api/v1/community/content/page'
const GET = 'GET /sands-lms/api/v1/community/content/get'
const BANNERS = 'GET /sands-lms/api/v1/community/banner/list'
const MODERATORS = 'GET /sands-lms/api/v1/community/board-moderator/page'

describe('the communities of the demo company', () => {
  const sands = useSands()

  it.each(['reviewer', 'emma'])('show albums, a film, a poll, comments and banners to %s', async (userName) => {
    const person = await sands.signIn(userName)
    const ofType = async (type: (typeof CONTENT_TYPES)[keyof typeof CONTENT_TYPES]) =>
      (await person.call(FEED, { query: { type } })).data.records
    const [album] = await ofType(CONTENT_TYPES.album)
    expect(album?.attachments.length).toBeGreaterThanOrEqual(3)
    expect(album?.likeCount).toBeGreaterThan(0)
    expect(album?.commentCount).toBeGreaterThan(0)
    const [film] = await ofType(CONTENT_TYPES.shortVideo)
    expect(film?.attachments).toMatchObject([{ type: ATTACHMENT_TYPES.video }])
    const details = await Promise.all(
      (await ofType(CONTENT_TYPES.note)).map(({ id }) => person.call(GET, { query: { id } })),
    )
    expect(details.some(({ data }) => data.poll && data.poll.voters > 0)).toBe(true)
    expect((await person.call(BANNERS)).data.length).toBeGreaterThanOrEqual(2)
    const boardId = film?.boardId
    if (!boardId) throw new Error('the film is on no board')
    expect((await person.call(MODERATORS, { query: { boardId } })).data.total).toBe(1)
  })
})
