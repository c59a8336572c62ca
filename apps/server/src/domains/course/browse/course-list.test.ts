import type { CourseSort } from '@sands/rules/course'
import type { SortOrder } from '@sands/rules/sort-order'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourse } from '../../../testing/course-authoring.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/course/page'

describe('the list of courses in management', () => {
  const sands = useSands()
  let admin: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
  })

  const listed = async (query: { sort?: CourseSort; order?: SortOrder; current?: number; size?: number } = {}) =>
    (await admin.call(PAGE, { query: { size: 100, ...query } })).data.records

  it('is sorted as requested in both directions, and by the latest change by default', async () => {
    const both = async (sort: CourseSort) => [await listed({ sort }), await listed({ sort, order: 'asc' })] as const
    for (const sort of ['changed', 'title', 'learners', 'finishers'] as const) {
      const [down, up] = await both(sort)
      expect(down.length).toBeGreaterThan(5)
      expect(up, sort).toEqual(down.toReversed())
    }
    const [down] = await both('learners')
    const learners = down.map(({ learnNum }) => learnNum)
    expect(learners).toEqual(learners.toSorted((one, other) => other - one))
    expect(new Set(learners).size).toBeGreaterThan(1)
    const finishers = (await listed({ sort: 'finishers', order: 'asc' })).map(({ finishNum }) => finishNum)
    expect(finishers).toEqual(finishers.toSorted((one, other) => one - other))

    const times = (await listed()).map(({ updatedAt }) => updatedAt)
    expect(times).toEqual(times.toSorted().reverse())
    expect(await listed()).toEqual(await listed({ sort: 'changed', order: 'desc' }))
  })

  it('sorts titles without regard to upper and lower case, across pages', async () => {
    for (const title of ['beta bean', 'Alpha bean', 'gamma bean']) await aCourse(admin, { title })
    const query = { keyWord: 'bean', sort: 'title', order: 'asc' } as const
    const titles = async (current: number) =>
      (await admin.call(PAGE, { query: { ...query, current, size: 2 } })).data.records.map(({ title }) => title)
    expect(await titles(1)).toEqual(['Alpha bean', 'beta bean'])
    expect(await titles(2)).toEqual(['gamma bean'])
  })

  it('puts Chinese names in the order of their pinyin', async () => {
    const names = ['会议豆', '信息豆', '前台豆', '商品豆', '年会豆']
    for (const title of names) await aCourse(admin, { title })
    const query = { keyWord: '豆', sort: 'title', order: 'asc', size: 100 } as const
    const found = (await admin.call(PAGE, { query, headers: { 'accept-language': 'zh-cn' } })).data.records.map(
      ({ title }) => title,
    )
    expect(found.filter((title) => names.includes(title))).toEqual(['会议豆', '年会豆', '前台豆', '商品豆', '信息豆'])
  })

  it('refuses an unknown sort', async () => {
    // @ts-expect-error The contract does not allow this sort.
    expect(await admin.call(PAGE, { query: { sort: 'luck' } })).toFailWith('kernel.invalid_field')
  })
})
