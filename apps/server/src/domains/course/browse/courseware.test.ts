import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'
import { change, courseId, coursewareId, signInNew } from '../../../testing/study.ts'

const COURSEWARE = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'

describe('courseware', () => {
  const sands = useSands()

  it('comes with its file, the progress of the person, and the next courseware', async () => {
    const learner = await sands.signIn('learner')
    const body = {
      id: await coursewareId(sands, '巡查路线示范'),
      courseId: await courseId(sands, '门店安全第一课'),
    }
    const { data } = await learner.call(COURSEWARE, { body })

    expect(data).toMatchObject({ title: '巡查路线示范', courseWareType: 1, lock: null, link: null, pictures: [] })
    expect(data.resource?.playable?.duration).toBe(12)
    expect(data.resource?.playable?.captions).toHaveLength(2)
    expect(data.progress).toMatchObject({ percent: 58, isFinished: 0, covered: [[0, 6960]], total: 12_000 })
    expect(Date.parse(data.progress?.lastTime ?? '')).toBeLessThanOrEqual(sands.clock.now().getTime())
    expect(data.next).toMatchObject({ title: '看图找隐患', lock: { beforeTitle: '巡查路线示范' } })
  })

  it('that is locked returns only its lock, without content', async () => {
    const learner = await sands.signIn('learner')
    const body = { id: await coursewareId(sands, '看图找隐患'), courseId: await courseId(sands, '门店安全第一课') }
    const { data } = await learner.call(COURSEWARE, { body })

    expect(data).toMatchObject({ pictures: [], resource: null, lock: { beforeTitle: '巡查路线示范' } })
  })

  it('is a document, a set of pictures, a sound or a link', async () => {
    const learner = await sands.signIn('learner')
    const courseware = async (title: string) =>
      (await learner.call(COURSEWARE, { body: { id: await coursewareId(sands, title) } })).data

    expect((await courseware('服务礼仪口袋书')).resource?.readable?.pages).toBe(3)
    expect((await courseware('入口与动线')).pictures).toHaveLength(3)
    expect((await courseware('通勤路上听')).resource?.fileType).toBe('audio')
    expect(await courseware('图表怎么读')).toMatchObject({ isOpenable: true, resource: null, courseWareType: 5 })
    // A screen of our own apps is not shown inside an embedded web page.
    expect(await courseware('隐私政策')).toMatchObject({ link: '/privacyPolicy', isOpenable: false })
  })

  it('opens without a given course through any course that lets the person in', async () => {
    const newcomer = await signInNew(sands)
    const id = await coursewareId(sands, '消防检查清单')
    const there = async (title: string) =>
      (await newcomer.call(COURSEWARE, { body: { id, courseId: await courseId(sands, title) } })).data

    // The courseware is the last of one course and the first of another.
    expect((await there('门店安全第一课')).lock?.beforeTitle).toBe('门店安全手册')
    expect((await there('消防安全与应急疏散')).lock).toBeNull()
    expect((await newcomer.call(COURSEWARE, { body: { id } })).data).toMatchObject({
      lock: null,
      next: { title: '演练现场' },
    })
  })

  it('with its own audience is open without any course', async () => {
    const [newcomer, emma] = [await signInNew(sands), await sands.signIn('emma')]
    const body = { id: await coursewareId(sands, '本周一听：晨间音乐') }

    expect((await newcomer.call(COURSEWARE, { body })).data).toMatchObject({ next: null, lock: null, progress: null })
    expect(await emma.call(COURSEWARE, { body })).toFailWith('course.not_for_you')
    expect(await emma.call(COURSEWARE, { body: { id: '999999999' as typeof body.id } })).toFailWith(
      'course.not_for_you',
    )
  })

  it.each([
    ['主推商品图册', 'course.deleted'],
    ['旧系统开机', 'course.not_published'],
    ['第一次晨会', 'course.not_for_you'],
  ] as const)('called %s is refused with %s, with its course and without', async (title, error) => {
    const learner = await sands.signIn('learner')
    const id = await coursewareId(sands, title)
    const { rows } = await change(sands, 'select course_id from course_items where courseware_id = $1', id)
    const body = { id, courseId: rows[0].course_id as Id<'course'> }

    expect(await learner.call(COURSEWARE, { body: { id } })).toFailWith(error)
    expect(await learner.call(COURSEWARE, { body })).toFailWith(error)
  })

  it('is refused in a course that does not contain it, and needs a session', async () => {
    const learner = await sands.signIn('learner')
    const body = { id: await coursewareId(sands, '第一次晨会'), courseId: await courseId(sands, '数据看板入门') }

    expect(await learner.call(COURSEWARE, { body })).toFailWith('course.deleted')
    expect(await sands.visitor().call(COURSEWARE, { body })).toFailWith('kernel.not_signed_in')
  })
})
