import type { Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aBoard, aNote } from '../../../testing/community.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const UNLIKE = 'POST /sands-system/api/v1/like/cancelLike'
const DELETE = 'POST /sands-lms/api/v1/community/content/delete'
const DAY_MS = 86_400_000

describe('the daily digest of likes', () => {
  const sands = useSands()
  let admin: SignedIn
  let author: SignedIn
  let learner: SignedIn
  let boardId: Id<'board'>
  let adminId: UserId

  beforeAll(async () => {
    await nextDay()
    adminId = await userId(sands, 'admin')
    boardId = (await aBoard(admin, { isAnonymousAllowed: true })).id
  })

  const query = (text: string, values: unknown[]) => sands.server.kernel.database.pool.query(text, values)
  async function nextDay() {
    sands.clock.advance(DAY_MS)
    ;[admin, author, learner] = await Promise.all([
      sands.signIn('admin'),
      sands.signIn('author'),
      sands.signIn('learner'),
    ])
  }
  const like = (person: SignedIn, id: Id<'communityContent'>) =>
    person.call(LIKE, { body: { likeModule: SOCIAL_MODULES.communityContent, likeModuleId: id } })
  const unlike = (person: SignedIn, id: Id<'communityContent'>) =>
    person.call(UNLIKE, { body: { likeModule: SOCIAL_MODULES.communityContent, likeModuleId: id } })
  const run = async () => {
    await nextDay()
    for (const _ of [1, 2]) {
      await query('insert into jobs.job (name, data) values ($1, $2)', ['community.tell-likes', '{}'])
      await runJobs(sands)
    }
  }
  /** The digests of the administrator, oldest first. */
  const told = async (language = 'en-us'): Promise<{ title: string; content: string; module: string | null }[]> => {
    const { rows } = await query(
      `select m.texts -> $2 ->> 'title' as title, m.texts -> $2 ->> 'content' as content, m.jump_module_id as module
       from inbox i join messages m on m.id = i.message_id
       where i.user_id = $1 and m.dedupe_key like 'community.liked %' order by m.id`,
      [adminId, language],
    )
    return rows
  }

  it('sums up the likes of other people once, without titles', async () => {
    const first = (await aNote(admin, boardId, { title: 'Secret garden', isAnonymous: 1 })).id
    const second = (await aNote(admin, boardId)).id
    for (const person of [author, learner, admin]) await like(person, first)
    await like(learner, second)
    await run()
    const digests = await told()
    expect(digests).toMatchObject([
      { content: expect.stringContaining('2 people liked 2 of your posts'), module: null },
    ])
    expect(JSON.stringify(digests)).not.toContain('Secret garden')
    for (const language of ['zh-cn', 'zh-cht', 'id', 'vi']) expect((await told(language))[0]?.content).toContain('2')
    await run()
    expect(await told()).toHaveLength(1)
  })

  it('tells neither a like that was taken back, nor the same like again', async () => {
    const { id } = await aNote(admin, boardId)
    await like(author, id)
    await unlike(author, id)
    await like(learner, id)
    const before = (await told()).length
    await run()
    const digests = await told()
    expect(digests).toHaveLength(before + 1)
    expect(digests.at(-1)?.content).toContain('1 person liked 1 of your posts')
    await unlike(learner, id)
    await like(learner, id)
    await run()
    expect(await told()).toHaveLength(before + 1)
  })

  it('leaves out posts that were deleted', async () => {
    const { id } = await aNote(admin, boardId)
    await like(learner, id)
    await admin.call(DELETE, { body: { id } })
    const before = (await told()).length
    await run()
    expect(await told()).toHaveLength(before)
  })
})
