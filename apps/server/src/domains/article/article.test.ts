import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'

const TREE = 'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds'
const PAGE = 'GET /sands-lms/api/v1/article/page'
const GET = 'GET /sands-lms/api/v1/article/get'
const VIEW = 'GET /sands-lms/api/v1/article/addViewCount'
const READ = 'GET /sands-lms/api/v1/article/addUv'
const LEARN = 'GET /sands-lms/api/v1/article/saveArticleLearnTime'

type ArticleId = Id<'article'>
const NOWHERE = '99999999' as ArticleId

describe('articles', () => {
  const sands = useSands()
  let learner: SignedIn
  let author: SignedIn
  let emma: SignedIn

  const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
    (await sands.server.kernel.database.pool.query<Row>(sql, values)).rows
  const idOf = async (title: string): Promise<ArticleId> =>
    (await rows<{ id: ArticleId }>('select id from articles where title like $1', `${title}%`))[0]?.id ?? NOWHERE

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    author = await sands.signIn('author')
    emma = await sands.signIn('emma')
  })

  it('are listed for their audience: pinned articles first, then the newest', async () => {
    const { data } = await learner.call(PAGE, { query: { size: 50 } })
    expect(data.total).toBe(12)
    expect(data.records[0]).toMatchObject({ title: expect.stringContaining('41 万分钟'), sort: 1, articleType: 1 })
    const times = data.records.slice(1).map(({ releaseTime }) => releaseTime)
    expect(times).toEqual([...times].sort().reverse())
    expect(data.records[0]?.cover?.sizes.length).toBeGreaterThan(0)
    const titles = data.records.map(({ title }) => title)
    expect(titles).toContain('店长例会纪要（门店运营部）')
    expect(titles).not.toContain('春季新品手册即将发布')
    expect(titles).not.toContain('旧版报销流程说明')

    const others = (await author.call(PAGE, { query: { size: 50 } })).data
    expect(others.total).toBe(11)
    expect((await emma.call(PAGE)).data.total).toBe(8)
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
  })

  it('are sorted by time alone, or by number of views, on request', async () => {
    const listed = async (sortType: 1 | 3) => (await learner.call(PAGE, { query: { size: 50, sortType } })).data.records
    const times = (await listed(1)).map(({ releaseTime }) => releaseTime)
    expect(times).toEqual([...times].sort().reverse())
    const views = (await listed(3)).map(({ viewCount }) => viewCount)
    expect(views).toEqual(views.toSorted((one, other) => other - one))
    expect(new Set(views).size).toBeGreaterThan(1)
  })

  it('are found by words in title and text: by two Chinese characters or by part of an English word', async () => {
    const found = async (person: SignedIn, keyWord: string) =>
      (await person.call(PAGE, { query: { keyWord } })).data.records.map(({ title }) => title)
    expect(await found(learner, '橱窗')).toEqual(['橱窗只有七秒：一面玻璃怎么讲完一个季节'])
    expect(await found(learner, '背对背')).toEqual(['华南大区的第一次夜间盘点，错了几件'])
    expect(await found(emma, 'STOCKROOM')).toEqual(['Winter safety: three checks for every store'])
    expect(await found(emma, 'no such words')).toEqual([])
    expect(await found(learner, '100%')).toEqual([])
    expect(await learner.call(PAGE, { query: { keyWord: 'x'.repeat(61) } })).toFailWith('kernel.invalid_field')
  })

  it('have categories of three levels, each with the number of visible articles in it and below it', async () => {
    const { data } = await learner.call(TREE, { body: {} })
    expect(data.map(({ name }) => name)).toEqual(['公司新闻', '学习园地', '政策制度'])
    const [news] = data
    expect(news).toMatchObject({ categoryLevel: 1, hasChildren: 1, count: 4, courseNum: 4 })
    const stories = news?.children.find(({ name }) => name === '门店故事')
    expect(stories).toMatchObject({
      count: 2,
      children: [
        { name: '新店开业', count: 1, hasChildren: 0 },
        { name: '人物', count: 1 },
      ],
    })
    expect((await author.call(TREE, { body: {} })).data[0]?.count).toBe(3)

    const below = await learner.call(TREE, { body: { ids: [stories?.id as Id<'articleCategory'>] } })
    expect(below.data).toMatchObject([{ name: '门店故事', children: [{ name: '新店开业' }, { name: '人物' }] }])
    expect((await emma.call(TREE, { body: { ids: [stories?.id as Id<'articleCategory'>] } })).data).toEqual([])
    const inside = await learner.call(PAGE, { query: { categoryId: stories?.id as Id<'articleCategory'> } })
    expect(inside.data.total).toBe(2)
    expect((await emma.call(PAGE, { query: { categoryId: stories?.id as Id<'articleCategory'> } })).data.total).toBe(0)
    expect(await sands.visitor().call(TREE, { body: {} })).toFailWith('kernel.not_signed_in')
  })

  it('are found in several categories, and by ids in the given order', async () => {
    const learner = await sands.signIn('learner')
    const [, ...others] = (await learner.call(TREE, { body: {} })).data
    const [one, two] = others.length > 1 ? others : (others[0]?.children ?? [])
    if (!one || !two) throw new Error('the demo company has fewer than two categories')
    const both = await learner.call(PAGE, { query: { categoryIds: `${one.id},${two.id}` } })
    expect(both.data.total).toBe(one.count + two.count)

    const all = (await learner.call(PAGE, { query: { size: 50 } })).data.records.map(({ id }) => id)
    const wanted = [all[2], all[0]].map(String)
    const chosen = await learner.call(PAGE, { query: { ids: wanted.join(',') } })
    expect(chosen.data.records.map(({ id }) => id)).toEqual(wanted)
    expect(chosen.data.total).toBe(2)
    expect(await learner.call(PAGE, { query: { ids: '7,x' } })).toFailWith('kernel.invalid_field')
  })

  it('are readable by their audience, with their pictures', async () => {
    const id = await idOf('橱窗只有七秒')
    const { data } = await learner.call(GET, { query: { id } })
    expect(data).toMatchObject({ author: '韩若溪', isPublic: 0, isCommentable: 1, jumpUrl: null })
    expect(data.content).toContain('<h2>七秒里放三样东西</h2>')
    const [, address = ''] = /<img [^>]*src="([^"]+)"/.exec(data.content) ?? []
    expect((await fetch(`${sands.url}${address.replaceAll('&amp;', '&')}`)).status).toBe(200)

    expect(await sands.visitor().call(GET, { query: { id } })).toFailWith('article.gone')
    expect(await emma.call(GET, { query: { id } })).toFailWith('article.gone')
    const meeting = await idOf('店长例会纪要')
    expect(await learner.call(GET, { query: { id: meeting } })).toSucceed()
    expect(await author.call(GET, { query: { id: meeting } })).toFailWith('article.gone')
    for (const title of ['春季新品手册', '旧版报销流程'])
      expect(await learner.call(GET, { query: { id: await idOf(title) } })).toFailWith('article.gone')
    expect(await learner.call(GET, { query: { id: NOWHERE } })).toFailWith('article.gone')
    expect(await learner.call(GET, { query: { id: 'x' as ArticleId } })).toFailWith('kernel.invalid_field')
  })

  it('are open to visitors when they are public, and an invalid token is answered with 401 so that the app renews its session', async () => {
    const id = await idOf('沙丘学院年度学习报告')
    const visitor = sands.visitor()
    expect((await visitor.call(GET, { query: { id } })).data).toMatchObject({ isPublic: 1 })
    expect(await emma.call(GET, { query: { id } })).toSucceed()
    visitor.token = 'nobody-has-this-token'
    expect((await visitor.call(GET, { query: { id } })).status).toBe(401)

    const { data: cover } = await sands.visitor().call(GET, { query: { id } })
    expect((await fetch(`${sands.url}${cover.coverImgUrl}`)).status).toBe(200)
  })

  it('have an external address when they are links', async () => {
    const { data } = await learner.call(GET, { query: { id: await idOf('国家职业技能标准') } })
    expect(data).toMatchObject({ articleType: 2, jumpUrl: 'https://www.mohrss.gov.cn/', content: '' })
  })

  it('count their views, each person and each device once a day', async () => {
    const id = await idOf('沙丘学院年度学习报告')
    const before = (await learner.call(GET, { query: { id } })).data.viewCount
    const visitor = sands.visitor()
    const look = () =>
      Promise.all(
        Array.from({ length: 10 }, (_, index) => (index % 2 ? learner : visitor).call(VIEW, { query: { id } })),
      )
    const views = async () => (await learner.call(GET, { query: { id } })).data.viewCount
    await look()
    expect(await views()).toBe(before + 2)
    await visitor.call(VIEW, { query: { id }, headers: { 'user-agent': 'Another phone' } })
    expect(await views()).toBe(before + 3)
    await rows('update article_views set day = day - 1')
    await look()
    expect(await views()).toBe(before + 5)
    expect(await visitor.call(VIEW, { query: { id: await idOf('橱窗只有七秒') } })).toFailWith('article.gone')
    expect(await learner.call(VIEW, { query: { id: NOWHERE } })).toFailWith('article.gone')
    expect(await learner.call(VIEW, { query: {} as { id: ArticleId } })).toFailWith('kernel.invalid_field')
  })

  it('count their readers, each person once', async () => {
    const id = await idOf('给新店长的一封信')
    await rows('delete from article_readers where article_id = $1', id)
    await rows('update articles set readers = 0 where id = $1', id)
    const both = [learner, learner, learner, author]
    await Promise.all(both.map((person) => person.call(READ, { query: { id } })))
    expect((await learner.call(READ, { query: { id } })).data.readers).toBe(2)
    expect(await emma.call(READ, { query: { id } })).toFailWith('article.gone')
    expect(await emma.call(READ, { query: { id: await idOf('沙丘学院年度学习报告') } })).toFailWith('article.gone')
    expect(await sands.visitor().call(READ, { query: { id } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(READ, { query: { id: 'x' as ArticleId } })).toFailWith('kernel.invalid_field')
  })

  it('add study time up to the time that has really passed', async () => {
    const id = await idOf('顾客发火时')
    const read = async (seconds: number) =>
      (await learner.call(LEARN, { query: { id, learnTime: seconds } })).data.seconds
    const first = await read(5)
    sands.clock.advance(30_000)
    const second = await read(30)
    expect(second - first).toBeGreaterThanOrEqual(28)
    expect(second - first).toBeLessThanOrEqual(32)
    sands.clock.advance(10_000)
    expect((await read(3000)) - second).toBeLessThanOrEqual(12)

    const page = 'POST /sands-lms/api/v1/learning-details/page'
    const records = (await learner.call(page, { body: { learnType: 3, learnId: id } })).data.records
    expect(records[0]).toMatchObject({ learnId: id })
    expect(await emma.call(LEARN, { query: { id, learnTime: 5 } })).toFailWith('article.gone')
    expect(await learner.call(LEARN, { query: { id: NOWHERE, learnTime: 5 } })).toFailWith('article.gone')
    expect(await sands.visitor().call(LEARN, { query: { id, learnTime: 5 } })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(LEARN, { query: { id, learnTime: -1 } })).toFailWith('kernel.invalid_field')
  })

  it('add study time that is reported late, and add it once even when it is reported several times', async () => {
    const [open, unheard] = [await idOf('顾客发火时'), await idOf('橱窗只有七秒')]
    sands.clock.advance(7_200_000)
    const reader = await sands.signIn('learner')
    const read = async (id: ArticleId, learnTime: number, secondsAgo?: number) =>
      (await reader.call(LEARN, { query: { id, learnTime, ...(secondsAgo === undefined ? {} : { secondsAgo }) } })).data
        .seconds
    const started = await read(open, 10)
    // The learner reads for one minute without a network and does something else for ten minutes.
    sands.clock.advance(660_000)
    const late = await read(open, 60, 600)
    expect(late - started).toBeGreaterThanOrEqual(58)
    expect(late - started).toBeLessThanOrEqual(60)
    expect((await read(open, 60, 600)) - late).toBeLessThanOrEqual(2)
    sands.clock.advance(5000)
    expect((await read(open, 60, 605)) - late).toBeLessThanOrEqual(2)

    // The server did not know that the article was open: it accepts one minute, once, and counting continues normally.
    const first = await read(unheard, 300, 3600)
    expect(first).toBeGreaterThanOrEqual(58)
    expect(first).toBeLessThanOrEqual(60)
    sands.clock.advance(20_000)
    expect(await read(unheard, 300, 3620)).toBe(first)
    const before = await read(open, 0)
    sands.clock.advance(10_000)
    expect((await read(open, 10)) - before).toBeGreaterThanOrEqual(9)
    expect(await reader.call(LEARN, { query: { id: open, learnTime: 5, secondsAgo: -1 } })).toFailWith(
      'kernel.invalid_field',
    )
  })
})
