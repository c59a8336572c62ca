import type { CallData } from '@sands/contract/calls'

import { SOCIAL_MODULES, type SocialModule } from '@sands/contract/social/social.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'

const LIKE_GET = 'GET /sands-system/api/v1/like/get'
const LIKE = 'POST /sands-system/api/v1/like/likeOption'
const UNLIKE = 'POST /sands-system/api/v1/like/cancelLike'
const SCORE_GET = 'GET /sands-system/api/v1/score/get'
const SCORE = 'POST /sands-system/api/v1/score/create'
const COLLECT_GET = 'GET /sands-system/api/v1/collect/get'
const COLLECT = 'POST /sands-system/api/v1/collect/create'
const UNCOLLECT = 'POST /sands-system/api/v1/collect/cancel'
const COLLECTED = 'GET /sands-system/api/v1/collect/page'
const COMMENT = 'POST /sands-system/api/v1/comment/create'
const ARTICLES = 'GET /sands-lms/api/v1/article/page'
const LECTURERS = 'GET /sands-lms/api/v1/lecturer/page'

describe('social actions', () => {
  const sands = useSands()
  let learner: SignedIn
  let emma: SignedIn
  let crowd: SignedIn[]
  /** An article without any activity. */
  let article: string
  let hidden: string
  let foreign: string

  const rows = async <Row extends object>(sql: string, ...values: unknown[]) =>
    (await sands.server.kernel.database.pool.query<Row>(sql, values)).rows

  async function anArticle(title: string): Promise<string> {
    const [row] = await rows<{ id: string }>(
      `insert into articles (college_id, title, html, text, state, published_at, updated_at)
       select id, $1, '<p>x</p>', 'x', 'published', now(), now() from colleges order by sort limit 1 returning id`,
      title,
    )
    return row?.id ?? ''
  }

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
    crowd = await Promise.all(
      ['staff01', 'staff02', 'staff03', 'staff04', 'staff05', 'staff06'].map((name) => sands.signIn(name)),
    )
    article = await anArticle('untouched')
    hidden = (await rows<{ id: string }>(`select id from articles where state = 'withdrawn' order by id`))[0]?.id ?? ''
    foreign = (await emma.call(ARTICLES)).data.records[0]?.id ?? ''
  })

  const liked = (id: string, module: SocialModule = SOCIAL_MODULES.article) => ({
    likeModule: module,
    likeModuleId: id,
  })
  const scored = (id: string) => ({ scoreModule: SOCIAL_MODULES.article, scoreModuleId: id })
  const collected = (id: string, module: SocialModule = SOCIAL_MODULES.article) => ({
    collectModuleType: module,
    collectModuleId: id,
  })
  const counts = async (id: string) =>
    (
      await rows<{ likes: number; collects: number; scores: number; stars: number }>(
        'select likes, collects, scores, stars from social_counts where module = 3 and module_id = $1',
        id,
      )
    )[0]

  it('count a like once for several taps, and take it back once', async () => {
    expect((await learner.call(LIKE, { body: liked(article) })).data).toEqual({ isLike: 1, likeCount: 1 })
    expect((await learner.call(LIKE, { body: liked(article) })).data).toEqual({ isLike: 1, likeCount: 1 })
    expect((await crowd[0]?.call(LIKE_GET, { query: liked(article) }))?.data).toEqual({ isLike: 0, likeCount: 1 })
    expect((await learner.call(UNLIKE, { body: liked(article) })).data).toEqual({ isLike: 0, likeCount: 0 })
    expect((await learner.call(UNLIKE, { body: liked(article) })).data).toEqual({ isLike: 0, likeCount: 0 })
  })

  it('keep correct counts when many people tap at the same time, several times each', async () => {
    const id = await anArticle('crowded')
    await Promise.all(crowd.flatMap((person) => [1, 2, 3].map(() => person.call(LIKE, { body: liked(id) }))))
    expect(await counts(id)).toMatchObject({ likes: crowd.length })

    await Promise.all(
      crowd.flatMap((person) => [
        person.call(UNLIKE, { body: liked(id) }),
        person.call(LIKE, { body: liked(id) }),
        person.call(UNLIKE, { body: liked(id) }),
        person.call(COLLECT, { body: collected(id) }),
        person.call(COLLECT, { body: collected(id) }),
      ]),
    )
    const [{ likes } = { likes: -1 }] = await rows<{ likes: number }>(
      'select count(*)::int as likes from likes where module = 3 and module_id = $1',
      id,
    )
    expect(await counts(id)).toMatchObject({ likes, collects: crowd.length })
    await Promise.all(crowd.flatMap((person) => [1, 2].map(() => person.call(UNCOLLECT, { body: collected(id) }))))
    expect(await counts(id)).toMatchObject({ collects: 0 })
  })

  it('answer a repeated request like the first one', async () => {
    const id = await anArticle('sent twice')
    const tap = { body: liked(id), headers: { 'idempotency-key': 'like-article-once-1' } }
    const first = await learner.call(LIKE, tap)
    await learner.call(UNLIKE, { body: liked(id) })
    expect((await learner.call(LIKE, tap)).data).toEqual(first.data)
    expect((await learner.call(LIKE_GET, { query: liked(id) })).data).toEqual({ isLike: 0, likeCount: 0 })
  })

  it('include likes of comments, which are counted in the comment', async () => {
    const id = await anArticle('with a comment')
    const said = await learner.call(COMMENT, {
      body: { commentModule: SOCIAL_MODULES.article, commentModuleId: id, content: 'Good' },
    })
    const target = liked(said.data.id, SOCIAL_MODULES.comment)
    await Promise.all(crowd.map((person) => person.call(LIKE, { body: target })))
    expect((await learner.call(LIKE_GET, { query: target })).data).toEqual({ isLike: 0, likeCount: crowd.length })
    expect((await crowd[0]?.call(UNLIKE, { body: target }))?.data.likeCount).toBe(crowd.length - 1)
    // A comment cannot be rated, collected or commented on.
    const rating = { scoreModule: SOCIAL_MODULES.comment, scoreModuleId: said.data.id, score: 5 }
    expect(await learner.call(SCORE, { body: rating })).toFailWith('social.gone')
    expect(await learner.call(COLLECT, { body: collected(said.data.id, SOCIAL_MODULES.comment) })).toFailWith(
      'social.gone',
    )

    await learner.call('POST /sands-system/api/v1/comment/delete', { body: { id: said.data.id } })
    expect(await learner.call(LIKE, { body: target })).toFailWith('social.gone')
    expect(await emma.call(LIKE, { body: target })).toFailWith('social.gone')
  })

  it('include one rating per person, also with concurrent requests, with the mean to one decimal', async () => {
    expect((await learner.call(SCORE_GET, { query: scored(article) })).data).toEqual({
      score: null,
      scoreCount: 0,
      myScore: null,
    })
    const twice = await Promise.all([5, 1].map((score) => learner.call(SCORE, { body: { ...scored(article), score } })))
    expect(twice.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(twice.find(({ code }) => code !== 1)).toFailWith('social.rated_already')
    const mine = twice.find(({ code }) => code === 1)?.data.myScore ?? 0
    await crowd[0]?.call(SCORE, { body: { ...scored(article), score: 4 } })
    await crowd[1]?.call(SCORE, { body: { ...scored(article), score: 4 } })
    const { data } = await learner.call(SCORE_GET, { query: scored(article) })
    expect(data).toEqual({ score: Math.round(((mine + 8) / 3) * 10) / 10, scoreCount: 3, myScore: mine })
    expect(await counts(article)).toMatchObject({ scores: 3, stars: mine + 8 })
    expect(await learner.call(SCORE, { body: { ...scored(article), score: 5 } })).toFailWith('social.rated_already')
    for (const score of [0, 6, 2.5])
      expect(await crowd[2]?.call(SCORE, { body: { ...scored(article), score } })).toFailWith('kernel.invalid_field')
  })

  it('include collecting, listed newest first, also after the content was deleted', async () => {
    const staff = await sands.signIn('staff15')
    const [lecturer] = (await staff.call(LECTURERS)).data.records
    const [shown] = (await staff.call(ARTICLES)).data.records
    const before = (await staff.call(COLLECTED)).data.total
    const late = await anArticle('gone tomorrow')
    expect((await staff.call(COLLECT, { body: collected(late) })).data).toEqual({ isCollect: 1, collectCount: 1 })
    sands.clock.advance(1000)
    await staff.call(COLLECT, { body: collected(lecturer?.id ?? '', SOCIAL_MODULES.lecturer) })
    sands.clock.advance(1000)
    const wasStored = (await staff.call(COLLECT_GET, { query: collected(shown?.id ?? '') })).data.isCollect === 1
    if (wasStored) await staff.call(UNCOLLECT, { body: collected(shown?.id ?? '') })
    await staff.call(COLLECT, { body: collected(shown?.id ?? '') })

    const listed = async (query: { collectModuleType?: SocialModule } = {}): Promise<CallData<typeof COLLECTED>> =>
      (await staff.call(COLLECTED, { query: { size: 3, ...query } })).data
    const page = await listed()
    expect(page.total).toBe(before + (wasStored ? 2 : 3))
    expect(page.records).toMatchObject([
      { collectModuleType: 3, title: shown?.title, isAvailable: 1, link: `/broadcastDetail/${shown?.id}` },
      { collectModuleType: 16, title: lecturer?.name, isAvailable: 1, coverImgUrl: expect.any(String) },
      { collectModuleType: 3, title: 'gone tomorrow', isAvailable: 1 },
    ])
    expect((await listed({ collectModuleType: SOCIAL_MODULES.lecturer })).records[0]).toMatchObject({
      title: lecturer?.name,
    })

    await rows(`update articles set state = 'withdrawn' where id = $1`, late)
    expect((await listed()).records[2]).toMatchObject({
      title: 'gone tomorrow',
      isAvailable: 0,
      link: null,
      coverImgUrl: null,
    })
    await rows('update articles set removed_at = now() where id = $1', late)
    expect((await listed()).records[2]).toMatchObject({ title: '', isAvailable: 0 })
    expect((await staff.call(UNCOLLECT, { body: collected(late) })).data).toEqual({ isCollect: 0, collectCount: 0 })
    expect((await listed()).records.map(({ collectModuleId }) => collectModuleId)).not.toContain(late)
    expect(await sands.visitor().call(COLLECTED)).toFailWith('kernel.not_signed_in')
  })

  it('belong to the college: another college has another list', async () => {
    const mine = (await learner.call(COLLECTED)).data
    expect(mine.total).toBeGreaterThan(0)
    expect((await emma.call(COLLECTED)).data.records.every(({ title }) => /^[\x20-\x7e“”]*$/.test(title))).toBe(true)
  })

  it('are refused for content the person may not see', async () => {
    const calls = (person: SignedIn, id: string) => [
      person.call(LIKE_GET, { query: liked(id) }),
      person.call(LIKE, { body: liked(id) }),
      person.call(UNLIKE, { body: liked(id) }),
      person.call(SCORE_GET, { query: scored(id) }),
      person.call(SCORE, { body: { ...scored(id), score: 5 } }),
      person.call(COLLECT_GET, { query: collected(id) }),
      person.call(COLLECT, { body: collected(id) }),
    ]
    for (const id of [hidden, '999999999'])
      for (const call of calls(learner, id)) expect(await call).toFailWith('social.gone')
    for (const call of calls(crowd[0] ?? learner, foreign)) expect(await call).toFailWith('social.gone')
    const manage = await rows<{ id: string }>(`select id from articles where audience_id is not null limit 1`)
    const author = await sands.signIn('author')
    for (const call of calls(author, manage[0]?.id ?? '')) expect(await call).toFailWith('social.gone')
    expect((await learner.call(UNCOLLECT, { body: collected(foreign) })).data).toEqual({
      isCollect: 0,
      collectCount: 0,
    })
  })

  it('need a session, a module and an id', async () => {
    const visitor = sands.visitor()
    for (const call of [
      visitor.call(LIKE_GET, { query: liked(article) }),
      visitor.call(LIKE, { body: liked(article) }),
      visitor.call(UNLIKE, { body: liked(article) }),
      visitor.call(SCORE_GET, { query: scored(article) }),
      visitor.call(SCORE, { body: { ...scored(article), score: 5 } }),
      visitor.call(COLLECT_GET, { query: collected(article) }),
      visitor.call(COLLECT, { body: collected(article) }),
      visitor.call(UNCOLLECT, { body: collected(article) }),
    ])
      expect(await call).toFailWith('kernel.not_signed_in')
    expect(await learner.call(LIKE, { body: liked('0') })).toFailWith('kernel.invalid_field')
    expect(await learner.call(LIKE, { body: liked(article, 4 as SocialModule) })).toFailWith('kernel.invalid_field')
    expect(await learner.call(COLLECT, { body: { collectModuleType: 3 } as never })).toFailWith('kernel.invalid_field')
  })

  it('have counts in the demo company that match the rows', async () => {
    const wrong = await rows(`
      select module, module_id from social_counts c where
        likes <> (select count(*) from likes l where l.module = c.module and l.module_id = c.module_id)
        or collects <> (select count(*) from collects k where k.module = c.module and k.module_id = c.module_id)
        or scores <> (select count(*) from scores s where s.module = c.module and s.module_id = c.module_id)
        or stars <> (select coalesce(sum(s.stars), 0) from scores s where s.module = c.module and s.module_id = c.module_id)
        or comments <> (select count(*) from comments m where m.module = c.module and m.module_id = c.module_id and m.removed_at is null)`)
    expect(wrong).toEqual([])
    const odd = await rows(`
      select id from comments c where
        likes <> (select count(*) from likes l where l.module = 90 and l.module_id = c.id)
        or replies <> (select count(*) from comments r where r.parent_id = c.id and r.removed_at is null)`)
    expect(odd).toEqual([])
  })
})
