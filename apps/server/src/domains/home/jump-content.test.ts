import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import type { Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { JUMP } from '@sands/rules/jump'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aCourse } from '../../testing/course-authoring.ts'
import { aMenu, aPage, versionOnOverview } from '../../testing/home-page.ts'
import { useSands } from '../../testing/sands.ts'

const NOTICE = 'POST /sands-system/api/v1/manage/notice/create'
const CHANGE_NOTICE = 'POST /sands-system/api/v1/manage/notice/update'
const NOTICES = 'GET /sands-system/api/v1/manage/notice/page'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const SEND = 'POST /sands-system/api/v1/manage/message/create'
const CHANGE_MESSAGE = 'POST /sands-system/api/v1/manage/message/update'
const REMOVE_COURSE = 'POST /sands-lms/api/v1/manage/course/remove'
const INBOX = 'GET /sands-system/api/v1/message/page'

const to = (kind: 'course' | 'courseware' | 'article' | 'lecturer', id: string): JumpChoice => ({
  to: kind,
  moduleId: id,
  link: null,
})

describe('a jump to a course, courseware, an article or a lecturer', () => {
  const sands = useSands()
  let admin: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
  })

  const idOf = async (table: string, college = '沙丘学院'): Promise<string> => {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
      `select t.id from ${table} t join colleges c on c.id = t.college_id
       where c.name = $1 and t.removed_at is null order by t.id limit 1`,
      [college],
    )
    return String(rows[0]?.id)
  }
  const aNotice = (jump: JumpChoice, text = 'Come and see') => ({
    text,
    jump,
    audience: EVERYONE,
    showFrom: null,
    showUntil: null,
  })
  const aMessage = (jump: JumpChoice, sendAt: string | null = null) => ({
    category: 'notice' as const,
    texts: { 'en-us': { title: 'Come and see', content: 'A new one' } },
    jump,
    audience: EVERYONE,
    sendAt,
  })
  const save = async (jump: JumpChoice, name = 'Menu') =>
    admin.call(SAVE, { body: { version: await versionOnOverview(admin), page: aPage(aMenu(name, { jump })) } })
  const remove = async ({ id, version }: { id: Id<'course'>; version: number }) =>
    expect(await admin.call(REMOVE_COURSE, { body: { id, version } })).toSucceed()
  const tomorrow = () => new Date(sands.clock.now().getTime() + 86_400_000).toISOString()

  it('can be chosen for notices, pages and messages, and arrives with its type and id', async () => {
    const things = [
      to('course', await idOf('courses')),
      to('courseware', await idOf('coursewares')),
      to('article', await idOf('articles')),
      to('lecturer', await idOf('lecturers')),
    ]
    const learner = await sands.signIn('learner')
    for (const jump of things) {
      expect(await admin.call(NOTICE, { body: aNotice(jump) }), jump.to).toSucceed()
      expect(await save(jump), jump.to).toSucceed()
      expect(await admin.call(SEND, { body: aMessage(jump) }), jump.to).toSucceed()
      const [message] = (await learner.call(INBOX, { query: { size: 1 } })).data.records
      expect(message).toMatchObject({ isJumpApp: 1, jumpType: JUMP[jump.to], jumpModuleId: jump.moduleId })
    }
  })

  it('is refused where the college has no such content', async () => {
    const course = await aCourse(admin, { title: 'Gone' })
    await remove(course)
    const bad = [
      to('course', course.id),
      to('course', await idOf('courses', 'Dune Academy')),
      to('lecturer', '999999999'),
    ]
    for (const jump of bad) {
      expect(await admin.call(NOTICE, { body: aNotice(jump) })).toFailWith('home.bad_jump')
      expect(await save(jump)).toFailWith('home.bad_jump')
      expect(await admin.call(SEND, { body: aMessage(jump) })).toFailWith('message.bad_jump')
    }
  })

  it('may stay when its target was deleted, so that the rest can still be changed', async () => {
    const course = await aCourse(admin, { title: 'Short-lived' })
    const jump = to('course', course.id)
    const notice = (await admin.call(NOTICE, { body: aNotice(jump) })).data
    const message = (await admin.call(SEND, { body: aMessage(jump, tomorrow()) })).data
    expect(await save(jump)).toSucceed()
    await remove(course)

    const { records } = (await admin.call(NOTICES, { query: { size: 100 } })).data
    const { version = 0 } = records.find(({ id }) => id === notice.id) ?? {}
    const changed = { ...aNotice(jump, 'Another word'), id: notice.id, version }
    expect(await admin.call(CHANGE_NOTICE, { body: changed })).toSucceed()
    expect(await save(jump, 'Another name')).toSucceed()
    const later = { ...aMessage(jump, tomorrow()), id: message.id, version: 1 }
    expect(await admin.call(CHANGE_MESSAGE, { body: later })).toSucceed()
    expect(await admin.call(NOTICE, { body: aNotice(jump) })).toFailWith('home.bad_jump')
  })
})
