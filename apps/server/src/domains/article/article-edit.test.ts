import type { ArticleDraft, ManagedArticle } from '@sands/contract/article/article.model'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { auditLog, departmentId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'
import { publishArticle, publishLateArticles } from './article-publish.jobs.ts'

const LIST = 'GET /sands-lms/api/v1/manage/article/page'
const GET = 'GET /sands-lms/api/v1/manage/article/get'
const CREATE = 'POST /sands-lms/api/v1/manage/article/create'
const UPDATE = 'POST /sands-lms/api/v1/manage/article/update'
const PUBLISH = 'POST /sands-lms/api/v1/manage/article/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/article/withdraw'
const REMOVE = 'POST /sands-lms/api/v1/manage/article/remove'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/article-category/list'
const ADD_CATEGORY = 'POST /sands-lms/api/v1/manage/article-category/create'
const RENAME_CATEGORY = 'POST /sands-lms/api/v1/manage/article-category/rename'
const MOVE_CATEGORY = 'POST /sands-lms/api/v1/manage/article-category/move'
const REMOVE_CATEGORY = 'POST /sands-lms/api/v1/manage/article-category/remove'
const READ = 'GET /sands-lms/api/v1/article/get'
const RESOURCE = 'GET /sands-system/api/v1/system/resource/get'

type CategoryId = Id<'articleCategory'>
const DRAFT: ArticleDraft = {
  title: ' 新的一篇 ',
  author: '学院',
  summary: '说些什么',
  categoryId: null,
  coverFileId: null,
  articleType: 1,
  jumpUrl: null,
  content: '<h1>标题</h1><p onclick="x()">正文<script>alert(1)</script> <a href="javascript:alert(1)">坏</a></p>',
  isPublic: false,
  isCommentable: true,
  isPinned: false,
  audience: EVERYONE,
}

describe('an edited article', () => {
  const sands = useSands()
  let author: SignedIn
  let admin: SignedIn
  let learner: SignedIn
  let emma: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
  })

  async function begin(draft: Partial<ArticleDraft> = {}): Promise<ManagedArticle> {
    const answer = await author.call(CREATE, { body: { ...DRAFT, ...draft } })
    expect(answer).toSucceed()
    return answer.data
  }
  const seen = ({ id, version }: ManagedArticle) => ({ id, version })
  async function publish(article: ManagedArticle, publishAt?: string): Promise<ManagedArticle> {
    const answer = await admin.call(PUBLISH, { body: { ...seen(article), ...(publishAt ? { publishAt } : {}) } })
    expect(answer).toSucceed()
    return answer.data
  }
  const read = (article: ManagedArticle, person = learner) => person.call(READ, { query: { id: article.id } })

  it('starts as a draft that only authors see, with harmful HTML removed', async () => {
    const article = await begin()
    expect(article).toMatchObject({
      title: '新的一篇',
      state: 'draft',
      version: 1,
      updatedBy: '赵晨',
      releaseTime: null,
    })
    expect(article.content).toBe('<h2>标题</h2><p>正文 坏</p>')
    expect(await read(article)).toFailWith('article.gone')
    expect((await author.call(GET, { query: { id: article.id } })).data).toEqual(article)
    const listed = (await author.call(LIST, { query: { keyWord: '说些什么', state: 'draft' } })).data
    expect(listed.records[0]).toMatchObject({ id: article.id, state: 'draft' })
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'article.article.created', subject_name: '新的一篇' })
    await author.call(REMOVE, { body: seen(article) })
  })

  it('is published at once, changed at once, and withdrawn', async () => {
    const draft = await begin()
    const published = await publish(draft)
    expect(published).toMatchObject({ state: 'published', version: 2, releaseTime: expect.any(String) })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'article.article.published',
      before: { state: 'draft' },
    })
    expect((await read(published)).data.content).toContain('正文')

    const body = { ...DRAFT, ...seen(published), content: '<p>改过</p>', isPublic: true }
    // A person without the right to publish may not change a published article either.
    expect(await author.call(UPDATE, { body })).toFailWith('kernel.no_permission')
    expect(await author.call(REMOVE, { body: seen(published) })).toFailWith('kernel.no_permission')
    const changed = await admin.call(UPDATE, { body })
    expect(changed.data).toMatchObject({ state: 'published', version: 3 })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'article.article.updated',
      before: { isPublic: false },
      after: { isPublic: true },
    })
    expect((await sands.visitor().call(READ, { query: { id: draft.id } })).data.content).toBe('<p>改过</p>')

    const withdrawn = await admin.call(WITHDRAW, { body: seen(changed.data) })
    expect(withdrawn.data).toMatchObject({ state: 'withdrawn' })
    expect(await read(published)).toFailWith('article.gone')
    expect(await admin.call(WITHDRAW, { body: seen(withdrawn.data) })).toFailWith('kernel.changed_meanwhile')
    const mended = await author.call(UPDATE, { body: { ...DRAFT, ...seen(withdrawn.data) } })
    expect(mended.data).toMatchObject({ state: 'withdrawn' })
    expect((await publish(mended.data)).state).toBe('published')
  })

  it('is published once, at its scheduled time', async () => {
    const draft = await begin()
    const hour = new Date(sands.clock.now().getTime() + 3_600_000)
    const waiting = await publish(draft, hour.toISOString())
    expect(waiting).toMatchObject({ state: 'scheduled', publishAt: hour.toISOString() })
    expect(await read(waiting)).toFailWith('article.gone')
    // Changing the text of a scheduled article keeps its scheduled time.
    const change = { ...DRAFT, ...seen(waiting), title: '等候' }
    expect(await author.call(UPDATE, { body: change })).toFailWith('kernel.no_permission')
    const { data: changed } = await admin.call(UPDATE, { body: change })
    expect(changed.state).toBe('scheduled')

    const job = publishArticle(sands.server.kernel)
    await job.run({ articleId: draft.id, publishAt: new Date(hour.getTime() - 1000).toISOString() })
    expect(await read(waiting)).toFailWith('article.gone')
    await Promise.all([1, 2].map(() => job.run({ articleId: draft.id, publishAt: hour.toISOString() })))
    expect((await read(waiting)).data).toMatchObject({ title: '等候', releaseTime: hour.toISOString() })
    const { data: out } = await author.call(GET, { query: { id: draft.id } })
    expect(out).toMatchObject({ state: 'published', publishAt: null, version: changed.version + 1 })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'article.article.published', actor_name: '' })
  })

  it('is not published at its scheduled time after it was withdrawn or deleted', async () => {
    const job = publishArticle(sands.server.kernel)
    const publishAt = new Date(sands.clock.now().getTime() + 3_600_000).toISOString()
    const first = await publish(await begin(), publishAt)
    await admin.call(WITHDRAW, { body: seen(first) })
    await job.run({ articleId: first.id, publishAt })
    // The article returns to draft because it was never published.
    expect((await author.call(GET, { query: { id: first.id } })).data.state).toBe('draft')

    const second = await publish(await begin(), publishAt)
    await admin.call(REMOVE, { body: seen(second) })
    await job.run({ articleId: second.id, publishAt })
    expect(await read(second)).toFailWith('article.gone')
    expect(
      await admin.call(PUBLISH, { body: { ...seen(await begin()), publishAt: '2020-01-01T00:00:00.000Z' } }),
    ).toFailWith('kernel.hour_passed')
  })

  it('is published late when its job was lost', async () => {
    const hour = new Date(sands.clock.now().getTime() + 3_600_000)
    const waiting = await publish(await begin({ title: '迟到' }), hour.toISOString())
    const late = publishLateArticles(sands.server.kernel)
    await late.run({})
    expect(await read(waiting)).toFailWith('article.gone')
    sands.clock.advance(3_600_000)
    await late.run({})
    expect((await read(waiting)).data).toMatchObject({ title: '迟到', releaseTime: hour.toISOString() })
  })

  it('needs a text or a valid web link before it can be published', async () => {
    const empty = await begin({ content: '<p> </p><script>x</script>' })
    expect(await admin.call(PUBLISH, { body: seen(empty) })).toFailWith('article.empty')
    for (const jumpUrl of [
      null,
      'javascript:alert(1)',
      '/courseDetail',
      'https://user:pass@example.com',
      'ftp://example.com',
    ]) {
      const link = await begin({ articleType: 2, jumpUrl, content: '' })
      expect(await admin.call(PUBLISH, { body: seen(link) })).toFailWith('article.bad_link')
      await author.call(REMOVE, { body: seen(link) })
    }
    const good = await publish(await begin({ articleType: 2, jumpUrl: ' https://example.com/a ', content: '' }))
    expect((await read(good)).data).toMatchObject({ articleType: 2, jumpUrl: 'https://example.com/a' })
    const change = { ...DRAFT, ...seen(good) }
    expect(await admin.call(UPDATE, { body: { ...change, articleType: 2, jumpUrl: 'x' } })).toFailWith(
      'article.bad_link',
    )
    expect(await admin.call(UPDATE, { body: { ...change, content: '' } })).toFailWith('article.empty')
  })

  it('is never overwritten by a person who saw an older version', async () => {
    const article = await begin()
    const both = await Promise.all(
      ['甲', '乙'].map((title) => author.call(UPDATE, { body: { ...DRAFT, ...seen(article), title } })),
    )
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(both.find(({ code }) => code !== 1)).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(PUBLISH, { body: seen(article) })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(WITHDRAW, { body: seen(article) })).toFailWith('kernel.changed_meanwhile')
    expect(await author.call(REMOVE, { body: seen(article) })).toFailWith('kernel.changed_meanwhile')
    const now = both.find(({ code }) => code === 1)?.data ?? article
    const published = await publish(now)
    expect(await admin.call(PUBLISH, { body: seen(published) })).toFailWith('kernel.changed_meanwhile')
    expect(await admin.call(REMOVE, { body: seen(published) })).toSucceed()
    for (const call of [
      author.call(GET, { query: { id: article.id } }),
      author.call(UPDATE, { body: { ...DRAFT, ...seen(published) } }),
      admin.call(REMOVE, { body: seen(published) }),
      admin.call(PUBLISH, { body: seen(published) }),
      admin.call(WITHDRAW, { body: seen(published) }),
    ])
      expect(await call).toFailWith('article.gone')
  })

  it('is visible to its current audience', async () => {
    const included = [{ kind: 'department' as const, id: await departmentId(sands, '人力资源部'), withChildren: true }]
    const article = await publish(await begin({ audience: { included, excluded: [] } }))
    expect(article.audience.included).toEqual(included)
    expect(await read(article)).toFailWith('article.gone')
    expect(await read(article, author)).toSucceed()
    const { data } = await admin.call(UPDATE, { body: { ...DRAFT, ...seen(article) } })
    expect(data.audience).toEqual(EVERYONE)
    expect(await read(article)).toSucceed()
    const unknown = { included: [{ kind: 'user' as const, id: '999999' }], excluded: [] }
    expect(await author.call(CREATE, { body: { ...DRAFT, audience: unknown } })).toFailWith('org.place_unknown')
  })

  it('shows pictures that its author may use, to people who may read it', async () => {
    const { data: picture } = await upload(author, await aJpeg(), { purpose: 'image' })
    const { data: cover } = await upload(author, await aJpeg(), { purpose: 'image' })
    const { data: foreign } = await upload(learner, await aJpeg(), { purpose: 'image' })
    const content = `<p>x</p><img data-file-id="${picture.id}" alt="杯子" onerror="x()">`
    const draft = await begin({ content, coverFileId: cover.id })
    expect(draft.content).toMatch(new RegExp(`<img data-file-id="${picture.id}" alt="杯子" src="/`))
    expect(await learner.call(RESOURCE, { query: { id: picture.id } })).toFailWith('media.gone')
    const article = await publish(draft)
    for (const { id } of [picture, cover]) expect(await learner.call(RESOURCE, { query: { id } })).toSucceed()
    expect(await emma.call(RESOURCE, { query: { id: picture.id } })).toFailWith('media.gone')

    // Another person saves the content in the form in which the editor returns it.
    const again = { ...DRAFT, ...seen(article), content: article.content, coverFileId: cover.id, isPublic: true }
    const { data: changed } = await admin.call(UPDATE, { body: again })
    expect(changed.content).toContain(`data-file-id="${picture.id}"`)
    expect(await emma.call(RESOURCE, { query: { id: picture.id } })).toSucceed()

    for (const id of [foreign.id, '999999' as FileId]) {
      const stolen = { ...DRAFT, content: `<img data-file-id="${id}">` }
      expect(await author.call(CREATE, { body: stolen })).toFailWith('media.gone')
      expect(await author.call(CREATE, { body: { ...DRAFT, coverFileId: id } })).toFailWith('media.gone')
      expect(await admin.call(UPDATE, { body: { ...stolen, ...seen(changed) } })).toFailWith('media.gone')
    }
    await admin.call(REMOVE, { body: seen(changed) })
    expect(await learner.call(RESOURCE, { query: { id: picture.id } })).toFailWith('media.gone')
  })

  it('is listed by state, by words, and by category including its subcategories', async () => {
    const { data: categories } = await author.call(CATEGORIES)
    const rules = categories.find(({ name }) => name === '政策制度')
    const all = (await author.call(LIST, { query: { categoryId: rules?.id as CategoryId } })).data
    expect(all.records.map(({ title }) => title).sort()).toEqual(
      ['冬季用电与消防安全提示', '新版考勤与调休办法，一图看懂', '旧版报销流程说明'].sort(),
    )
    const withdrawn = (await author.call(LIST, { query: { categoryId: rules?.id as CategoryId, state: 'withdrawn' } }))
      .data
    expect(withdrawn.records).toMatchObject([
      { title: '旧版报销流程说明', categoryName: '政策制度', updatedBy: '吴越' },
    ])
    expect((await author.call(LIST, { query: { keyWord: '夜间盘点' } })).data.total).toBe(1)
  })

  it('has categories that can be created, renamed, moved and deleted', async () => {
    const add = (name: string, parentId: CategoryId | null = null) =>
      author.call(ADD_CATEGORY, { body: { name, parentId } })
    const { data: top } = await add(' 测试 ')
    expect(top).toMatchObject({ name: '测试', level: 1, count: 0, version: 1 })
    const { data: second } = await add('二', top.id)
    const { data: third } = await add('三', second.id)
    expect(await add('四', third.id)).toFailWith('kernel.category_too_deep')
    expect(await add('测试')).toFailWith('kernel.category_exists')
    expect(await add('x', '999999' as CategoryId)).toFailWith('kernel.category_gone')
    const renamed = await author.call(RENAME_CATEGORY, { body: { id: third.id, version: 1, name: '叁' } })
    expect(renamed.data).toMatchObject({ name: '叁', version: 2 })
    expect(await author.call(RENAME_CATEGORY, { body: { id: third.id, version: 1, name: 'x' } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(
      await author.call(RENAME_CATEGORY, { body: { id: '999999' as CategoryId, version: 1, name: 'x' } }),
    ).toFailWith('kernel.category_gone')
    expect(await author.call(RENAME_CATEGORY, { body: { id: top.id, version: 1, name: '公司新闻' } })).toFailWith(
      'kernel.category_exists',
    )
    const move = (id: CategoryId, version: number, parentId: CategoryId | null) =>
      author.call(MOVE_CATEGORY, { body: { id, version, parentId, beforeId: null } })
    expect(await move(top.id, 1, third.id)).toFailWith('kernel.category_loop')
    expect(await move(third.id, 1, null)).toFailWith('kernel.changed_meanwhile')
    expect(await move(third.id, 2, top.id)).toSucceed()
    expect((await author.call(CATEGORIES)).data.find(({ id }) => id === third.id)).toMatchObject({
      level: 2,
      version: 3,
    })

    const article = await begin({ categoryId: third.id })
    expect(article).toMatchObject({ categoryId: third.id, categoryName: '叁' })
    expect(await author.call(REMOVE_CATEGORY, { body: { id: third.id, version: 3 } })).toFailWith(
      'kernel.category_in_use',
    )
    await author.call(REMOVE, { body: seen(article) })
    expect(await author.call(REMOVE_CATEGORY, { body: { id: third.id, version: 2 } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await author.call(REMOVE_CATEGORY, { body: { id: third.id, version: 3 } })).toSucceed()
    expect(await author.call(REMOVE_CATEGORY, { body: { id: third.id, version: 3 } })).toFailWith(
      'kernel.category_gone',
    )
    expect(await author.call(CREATE, { body: { ...DRAFT, categoryId: third.id } })).toFailWith('kernel.category_gone')
    const other = await begin()
    expect(await author.call(UPDATE, { body: { ...DRAFT, ...seen(other), categoryId: third.id } })).toFailWith(
      'kernel.category_gone',
    )
  })

  it('is stored in its category or refused, when the category is deleted at the same time', async () => {
    const { data: category } = await author.call(ADD_CATEGORY, { body: { name: '匆忙', parentId: null } })
    const [made, removed] = await Promise.all([
      author.call(CREATE, { body: { ...DRAFT, categoryId: category.id } }),
      author.call(REMOVE_CATEGORY, { body: { id: category.id, version: 1 } }),
    ])
    if (made.code === 1) expect(removed).toFailWith('kernel.category_in_use')
    else {
      expect(made).toFailWith('kernel.category_gone')
      expect(removed).toSucceed()
    }
  })

  it('needs the right, the same college and valid input', async () => {
    const article = await begin()
    const known = seen(article)
    for (const call of [
      learner.call(LIST),
      learner.call(GET, { query: { id: article.id } }),
      learner.call(CREATE, { body: DRAFT }),
      learner.call(UPDATE, { body: { ...DRAFT, ...known } }),
      learner.call(REMOVE, { body: known }),
      author.call(PUBLISH, { body: known }),
      author.call(WITHDRAW, { body: known }),
    ])
      expect(await call).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(LIST)).toFailWith('kernel.not_signed_in')
    const [theirs] = (await emma.call('GET /sands-lms/api/v1/article/page')).data.records
    const foreign = { id: theirs?.id ?? article.id, version: 1 }
    for (const call of [
      author.call(GET, { query: { id: foreign.id } }),
      author.call(UPDATE, { body: { ...DRAFT, ...foreign } }),
      author.call(REMOVE, { body: foreign }),
      admin.call(PUBLISH, { body: foreign }),
      admin.call(WITHDRAW, { body: foreign }),
    ])
      expect(await call).toFailWith('article.gone')
    for (const bad of [
      { title: ' ' },
      { title: 'x'.repeat(121) },
      { articleType: 3 as 1 },
      { content: 'x'.repeat(500_001) },
    ])
      expect(await author.call(CREATE, { body: { ...DRAFT, ...bad } })).toFailWith('kernel.invalid_field')
  })
})
