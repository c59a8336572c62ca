import type { FileId, Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'
import { change, courseId } from '../../testing/study.ts'

const FILE = 'GET /sands-system/api/v1/system/resource/get'
const MANAGED = 'GET /sands-system/api/v1/manage/media/get'

describe('a file of a course', () => {
  const sands = useSands()
  const one = async (sql: string, value: string) => (await change(sands, sql, value)).rows[0].id as FileId
  const documentOf = (name: string) => one('select id from files where name = $1', name)
  const coverOf = (id: Id<'course'>) => one('select cover_file_id as id from courses where id = $1', id)

  it('cannot be opened by a person outside the audience of the course', async () => {
    const [learner, manager] = [await sands.signIn('learner'), await sands.signIn('manager')]
    const id = await documentOf('职场写作手册.pdf')
    const course = await courseId(sands, '会写的人更轻松：职场写作')
    await change(
      sands,
      `with audience as (insert into audiences (college_id) select college_id from courses where id = $1 returning id),
        member as (insert into audience_members (audience_id, key, excluded)
          select audience.id, 'user:' || users.id, false from audience, users where user_name = 'manager')
      update courses set audience_id = (select id from audience) where id = $1`,
      course,
    )

    expect(await manager.call(FILE, { query: { id } })).toSucceed()
    expect(await learner.call(FILE, { query: { id } })).toFailWith('media.gone')
    expect(await learner.call(FILE, { query: { id: await coverOf(course) } })).toFailWith('media.gone')

    await change(sands, 'update courses set audience_id = null where id = $1', course)
    expect(await learner.call(FILE, { query: { id } })).toSucceed()
  })

  it('is seen in the college while a published course shows it', async () => {
    const [learner, emma] = [await sands.signIn('learner'), await sands.signIn('emma')]
    const id = await documentOf('职场写作手册.pdf')
    const course = await courseId(sands, '会写的人更轻松：职场写作')

    expect(await learner.call(FILE, { query: { id } })).toSucceed()
    expect(await learner.call(FILE, { query: { id: await coverOf(course) } })).toSucceed()
    expect(await emma.call(FILE, { query: { id } })).toFailWith('media.gone')

    await change(sands, `update courses set state = 'withdrawn' where id = $1`, course)
    expect(await learner.call(FILE, { query: { id } })).toFailWith('media.gone')
    expect(await learner.call(FILE, { query: { id: await coverOf(course) } })).toFailWith('media.gone')
  })

  it('is in use by its coursewares and courses, whether published or not', async () => {
    const admin = await sands.signIn('admin')
    const id = await documentOf('消防检查清单.pdf')
    const cover = await coverOf(await courseId(sands, '读书会：一本书的一个晚上'))
    const usesOf = async (fileId: FileId) =>
      (await admin.call(MANAGED, { query: { id: fileId } })).data.usedBy.map(({ kind, name }) => [kind, name])

    expect(await usesOf(id)).toEqual([['course.courseware', '消防检查清单']])
    expect(await usesOf(cover)).toContainEqual(['course.course', '读书会：一本书的一个晚上'])
  })
})
