import { describe, expect, it } from 'vitest'
import { useSands } from '../../../testing/sands.ts'
import { change, courseId } from '../../../testing/study.ts'

const SEARCH = 'GET /sands-lms/api/v1/course/search'
const SUGGEST = 'GET /sands-lms/api/v1/course/suggest'

describe('a search', () => {
  const sands = useSands()
  type Client = Awaited<ReturnType<typeof sands.signIn>>

  const find = async (client: Client, keyWord: string) => (await client.call(SEARCH, { query: { keyWord } })).data
  const titles = async (client: Client, keyWord: string) =>
    (await find(client, keyWord)).records.map(({ fileName }) => fileName)
  /** The marked words with their places. */
  const marked = async (client: Client, keyWord: string, title: string) =>
    (await find(client, keyWord)).records
      .find(({ fileName }) => fileName === title)
      ?.hits.map(({ place, text, marks }) => [place, ...marks.map(([from, to]) => text.slice(from, to))])

  it('finds Chinese words of two characters, matches in titles first', async () => {
    const learner = await sands.signIn('learner')
    const found = await titles(learner, '安全')

    expect(found.slice(0, 4).toSorted()).toEqual(
      ['信息安全人人有责', '消防安全与应急疏散', '门店安全第一课', '食品安全日常检查'].toSorted(),
    )
    expect(await marked(learner, '安全', '消防安全与应急疏散')).toContainEqual(['title', '安全'])
    // This text was copied from a PDF, where a radical replaces the character 门.
    expect(await titles(learner, '\u2ED4店安全')).toContain('门店安全第一课')
  })

  it('finds English words in upper or lower case', async () => {
    const emma = await sands.signIn('emma')

    expect((await titles(emma, 'SAFETY'))[0]).toBe('Shop safety basics')
    expect(await marked(emma, 'SAFETY', 'Shop safety basics')).toContainEqual(['title', 'safety'])
  })

  it('finds words in introductions, coursewares, documents and captions, and names the courseware', async () => {
    const learner = await sands.signIn('learner')
    const document = (await find(learner, '铅封')).records[0]

    expect(await marked(learner, '走过场', '消防安全与应急疏散')).toEqual([['introduction', '走过场']])
    expect(await marked(learner, '晨会', '新任店长的头三十天')).toBeUndefined()
    expect(await marked(learner, '口袋书', '让顾客记住你：服务礼仪')).toContainEqual(['courseware', '口袋书'])
    expect(document?.hits[0]).toMatchObject({ place: 'document', text: expect.stringContaining('铅封') })
    expect(document?.hits[0]?.courseWareId).not.toBeNull()
    expect(await marked(learner, '营地', '新人第一课：认识沙丘')).toEqual([['caption', '营地']])
  })

  it('finds the courses of a lecturer by name', async () => {
    const learner = await sands.signIn('learner')
    const [course] = (await find(learner, '门店安全')).records
    const name = course?.lecturerNames[0] ?? ''

    expect(await titles(learner, name)).toContain(course?.fileName)
    expect(await marked(learner, name, course?.fileName ?? '')).toContainEqual(['lecturer', name])
  })

  it('finds only courses that contain all words, in any place', async () => {
    const learner = await sands.signIn('learner')

    expect(await titles(learner, '安全 灭火器')).toContain('消防安全与应急疏散')
    expect(await titles(learner, '安全 灭火器')).not.toContain('信息安全人人有责')
    expect(await titles(learner, '安全 没有这个词')).toEqual([])
  })

  it('finds Chinese words that were typed together, when no text contains them together', async () => {
    const learner = await sands.signIn('learner')

    expect((await titles(learner, '消防疏散'))[0]).toBe('消防安全与应急疏散')
    expect(await marked(learner, '消防疏散', '消防安全与应急疏散')).toContainEqual(['title', '消防', '疏散'])
  })

  it('treats special characters literally', async () => {
    const learner = await sands.signIn('learner')

    expect(await titles(learner, '%%')).toEqual([])
    expect(await titles(learner, '__')).toEqual([])
    expect(await titles(learner, "安'全")).toEqual([])
  })

  it('finds a single letter at the beginning of a word, and a single Chinese character anywhere', async () => {
    const [learner, emma] = [await sands.signIn('learner'), await sands.signIn('emma')]

    expect(await titles(emma, 'w')).toEqual(expect.arrayContaining(['Welcome to Dune', 'Writing that gets read']))
    expect(await titles(emma, 'w')).not.toContain('Service people remember')
    expect(await titles(learner, '课')).toContain('门店安全第一课')
  })

  it('returns pages with the total, and sorts on request', async () => {
    const learner = await sands.signIn('learner')
    const first = (await learner.call(SEARCH, { query: { keyWord: '安全', size: 2 } })).data
    const { records } = (await learner.call(SEARCH, { query: { keyWord: '安全', sortType: 1 } })).data
    const times = records.map(({ publishTime }) => publishTime)

    expect(first.records).toHaveLength(2)
    expect(first.total).toBe(records.length)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('shows only courses that the person may see', async () => {
    const [learner, manager, emma] = [
      await sands.signIn('learner'),
      await sands.signIn('manager'),
      await sands.signIn('emma'),
    ]

    expect(await titles(manager, '头三十天')).toEqual(['新任店长的头三十天'])
    expect(await find(learner, '头三十天')).toMatchObject({ total: 0, records: [] })
    expect(await titles(learner, '旧版收银')).toEqual([])
    expect(await titles(learner, '夏季促销')).toEqual([])
    expect(await titles(emma, '安全')).toEqual([])
  })

  it('does not find deleted courses', async () => {
    const learner = await sands.signIn('learner')
    await change(sands, 'update courses set removed_at = now() where id = $1', await courseId(sands, '数据看板入门'))

    await expect.poll(() => titles(learner, '数据看板')).toEqual([])
    await change(sands, 'update courses set removed_at = null where id = $1', await courseId(sands, '数据看板入门'))
  })

  it('needs a session and a word', async () => {
    const learner = await sands.signIn('learner')

    expect(await sands.visitor().call(SEARCH, { query: { keyWord: '安全' } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(SEARCH, { query: { keyWord: '   ' } })).toFailWith('kernel.invalid_field')
    expect(await learner.call(SEARCH, { query: { keyWord: '长'.repeat(61) } })).toFailWith('kernel.invalid_field')
  })

  it('suggests titles, first those that begin with the typed text', async () => {
    const [learner, emma] = [await sands.signIn('learner'), await sands.signIn('emma')]
    const suggest = async (client: Client, keyWord: string) =>
      (await client.call(SUGGEST, { query: { keyWord } })).data.map(({ title }) => title)

    expect(await suggest(emma, 'w')).toEqual([
      'Writing that gets read',
      'Welcome to Dune',
      'Make the day work for you',
      'Fire drills that work',
    ])
    expect(await suggest(learner, '新任')).toEqual([])
    expect(await suggest(learner, '新人')).toEqual(['新人第一课：认识沙丘'])
    expect(await sands.visitor().call(SUGGEST, { query: { keyWord: 'w' } })).toFailWith('kernel.not_signed_in')
  })
})
