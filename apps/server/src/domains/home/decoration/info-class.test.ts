import type { PageBlock } from '@sands/contract/home/decoration.model'
import type { InfoOrClass } from '@sands/contract/home/home.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourse } from '../../../testing/course-authoring.ts'
import { aMenu, aPage, EVERYBODY, versionOnOverview } from '../../../testing/home-page.ts'
import { useSands } from '../../../testing/sands.ts'

const BOTH = 'POST /sands-lms/api/v1/homePageDecorate/infoAndClass'
const CONFIG = 'POST /sands-lms/api/v1/homePageDecorate/getInfo'
const COURSES = 'POST /sands-lms/api/v1/online-class-summary/page'
const COURSE_TREE = 'POST /sands-lms/api/v1/course-category/tree'
const ARTICLES = 'GET /sands-lms/api/v1/article/page'
const ARTICLE_TREE = 'POST /sands-lms/api/v1/articleCategory/listThreeLevelByIds'
const CURRENT = 'GET /sands-user/api/v1/user/current-info'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/decoration/publish'
const REMOVE_COURSE = 'POST /sands-lms/api/v1/manage/course/remove'
const PREVIEW = 'POST /sands-lms/api/v1/manage/decoration/preview'

const titleOf = (item: InfoOrClass) => (item.type === 'info' ? item.article.title : item.course.fileName)
const timeOf = (item: InfoOrClass) => (item.type === 'info' ? item.article.releaseTime : item.course.publishTime)
const numberOf = (item: InfoOrClass) => (item.type === 'info' ? item.article.viewCount : item.course.learnNum)
const titles = (items: readonly InfoOrClass[]) => items.map(titleOf)

/** A module of articles and courses with the choices for each. */
const aModule = (
  { articles = [], courses = [], showRule = 0 }: { articles?: string[]; courses?: string[]; showRule?: 0 | 1 } = {},
  over: Partial<PageBlock> = {},
): PageBlock => ({
  key: 'both',
  code: 'app-info-class',
  title: 'Both',
  extendInfo: { layoutType: 1 },
  dataMaxCount: 4,
  audience: EVERYBODY,
  categories: (['article', 'course'] as const).map((source) => ({
    key: source,
    name: '',
    showRule,
    source,
    jumpCategoryIds: source === 'article' ? articles : courses,
    jumpIds: [],
    items: [],
  })),
  ...over,
})

describe('articles and courses in one list', () => {
  const sands = useSands()
  let admin: SignedIn
  let learner: SignedIn
  let emma: SignedIn

  const draft = async (...blocks: PageBlock[]) => {
    const answer = await admin.call(SAVE, { body: { version: await versionOnOverview(admin), page: aPage(...blocks) } })
    expect(answer).toSucceed()
    return answer.data
  }
  const publish = async (...blocks: PageBlock[]) => {
    const { version } = await draft(...blocks)
    expect(await admin.call(PUBLISH, { body: { version, name: 'Home', publishAt: null } })).toSucceed()
  }
  const listed = async (person: SignedIn, body: { moduleId?: string; current?: number; size?: number }) =>
    (await person.call(BOTH, { body })).data

  beforeAll(async () => {
    admin = await sands.signIn('admin')
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
  })

  it('has everything the person may see, newest first, without a module', async () => {
    const all = await listed(learner, { size: 50 })
    const courses = (await learner.call(COURSES, { body: { size: 100 } })).data
    const articles = (await learner.call(ARTICLES, { query: { size: 100 } })).data
    expect(all.total).toBe(courses.total + articles.total)
    expect(new Set(titles(all.records))).toEqual(
      new Set([...courses.records.map(({ fileName }) => fileName), ...articles.records.map(({ title }) => title)]),
    )
    const times = all.records.map(timeOf)
    expect(times).toEqual([...times].sort().reverse())
    expect(new Set(all.records.map(({ type }) => type))).toEqual(new Set(['info', 'class']))
    expect((await listed(emma, { size: 50 })).records.map(titleOf)).not.toContain(
      titleOf(all.records[0] as InfoOrClass),
    )
    expect(await sands.visitor().call(BOTH, { body: {} })).toFailWith('kernel.not_signed_in')
  })

  it('continues where the previous page ended, and ends where both lists end', async () => {
    const all = titles((await listed(learner, { size: 50 })).records)
    const paged: string[] = []
    for (let current = 1; current <= Math.ceil(all.length / 7) + 1; current += 1)
      paged.push(...titles((await listed(learner, { current, size: 7 })).records))
    expect(paged).toEqual(all)
  })

  it("shows the person's progress, with the same number as the list of courses", async () => {
    const percents = new Map(
      (await learner.call(COURSES, { body: { size: 100 } })).data.records.map(({ id, percent }) => [id, percent]),
    )
    const shown = (await listed(learner, { size: 50 })).records.flatMap((item) =>
      item.type === 'class' ? [[item.course.id, item.course.percent] as const] : [],
    )
    expect(shown.filter(([, percent]) => percent > 0).length).toBeGreaterThan(0)
    for (const [id, percent] of shown) expect(percent).toBe(percents.get(id))
  })

  it('has what the module of the home page selects, in its order and with its title', async () => {
    const [shop] = (await learner.call(COURSE_TREE, { body: {} })).data.filter(({ name }) => name === '门店运营')
    const [news] = (await learner.call(ARTICLE_TREE, { body: {} })).data
    if (!shop || !news) throw new Error('the demo company lacks a category')
    await publish(aModule({ articles: [news.id], courses: [shop.id], showRule: 1 }))
    await expect.poll(async () => (await learner.call(BOTH, { body: { moduleId: 'both' } })).code).toBe(1)

    const { title, total, records } = await listed(learner, { moduleId: 'both', size: 50 })
    expect([title, total]).toEqual(['Both', shop.count + news.count])
    const numbers = records.map(numberOf)
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one))
    const inShop = await learner.call(COURSES, { body: { classificationId: shop.id, size: 100 } })
    expect(new Set(records.flatMap((item) => (item.type === 'class' ? [item.course.id] : [])))).toEqual(
      new Set(inShop.data.records.map(({ id }) => id)),
    )
  })

  it('has all selected categories, or only the picked content', async () => {
    const [one, two] = (await learner.call(COURSE_TREE, { body: {} })).data.filter(({ count }) => count > 0)
    const [news, more] = (await learner.call(ARTICLES, { query: { size: 2 } })).data.records
    if (!one || !two || !news || !more) throw new Error('the demo company lacks a category or an article')
    const module = aModule({ articles: ['999999'], courses: [one.id, two.id] }, { key: 'chosen' })
    const [articles, courses] = module.categories
    if (!articles || !courses) throw new Error('the module does not have two parts')
    await publish({ ...module, categories: [{ ...articles, jumpIds: [news.id, more.id] }, courses] })
    await expect.poll(async () => (await learner.call(BOTH, { body: { moduleId: 'chosen' } })).code).toBe(1)

    const { total, records } = await listed(learner, { moduleId: 'chosen', size: 50 })
    expect(total).toBe(2 + one.count + two.count)
    expect(new Set(records.flatMap((item) => (item.type === 'info' ? [item.article.id] : [])))).toEqual(
      new Set([news.id, more.id]),
    )
  })

  it('has picked content in its order, then the rest, without forbidden or deleted content', async () => {
    const articles = (await learner.call(ARTICLES, { query: { size: 3 } })).data.records
    const all = (await learner.call(COURSES, { body: { size: 100 } })).data.records
    const manager = await sands.signIn('manager')
    const hidden = (await manager.call(COURSES, { body: { size: 100 } })).data.records.find(
      ({ id }) => !all.some((course) => course.id === id),
    )
    const courses = all.slice(0, 3)
    const module = aModule({}, { key: 'picked' })
    const [infos, classes] = module.categories
    if (!infos || !classes || !hidden || articles.length < 3 || courses.length < 3) throw new Error('lacks content')
    const picked = [articles[2], articles[0]].map((article) => String(article?.id))
    const coursewares = [courses[2], courses[0], courses[1]].map((course) => String(course?.id))
    const gone = await aCourse(admin, { title: 'Gone' })
    const first = { ...classes, jumpIds: [gone.id, coursewares[0] ?? '', hidden.id, ...coursewares.slice(1)] }
    const listedIds = async (body: { current?: number; size?: number }) =>
      (await listed(learner, { moduleId: 'picked', ...body })).records.map((item) =>
        item.type === 'info' ? item.article.id : item.course.id,
      )

    await draft({ ...module, categories: [first, infos] })
    expect(await admin.call(REMOVE_COURSE, { body: { id: gone.id, version: gone.version } })).toSucceed()
    await publish({ ...module, categories: [first, { ...infos, jumpIds: picked }] })
    await expect.poll(async () => (await learner.call(BOTH, { body: { moduleId: 'picked' } })).code).toBe(1)
    expect((await listed(learner, { moduleId: 'picked' })).total).toBe(5)
    expect(await listedIds({ size: 50 })).toEqual([...coursewares, ...picked])
    expect(await listedIds({ size: 2, current: 2 })).toEqual([coursewares[2], picked[0]])

    await publish({ ...module, key: 'rest', categories: [infos, first] })
    await expect.poll(async () => (await learner.call(BOTH, { body: { moduleId: 'rest' } })).code).toBe(1)
    const { records, total } = await listed(learner, { moduleId: 'rest', size: 50 })
    expect(total).toBe(3 + (await learner.call(ARTICLES)).data.total)
    expect(records.slice(0, 3).map((item) => item.type === 'class' && item.course.id)).toEqual(coursewares)
    const times = records.slice(3).map(timeOf)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('takes each content once, and no more than the limit', async () => {
    const module = aModule()
    const [infos, classes] = module.categories
    if (!infos || !classes) throw new Error('the module does not have two parts')
    const save = async (jumpIds: string[]) =>
      admin.call(SAVE, {
        body: {
          version: await versionOnOverview(admin),
          page: aPage({ ...module, categories: [infos, { ...classes, jumpIds }] }),
        },
      })
    const ids = Array.from({ length: 21 }, (_, number) => String(number + 1))
    // At most as many as can be shown are looked up.
    expect(await save(ids.slice(1).map((id) => `9999${id}`))).toFailWith('home.picked_gone')
    expect(await save(ids)).toFailWith('kernel.invalid_field')
    expect(await save(['1', '1'])).toFailWith('kernel.invalid_field')
  })

  it("is refused to people outside the module's audience, and for other modules", async () => {
    const { id } = (await admin.call(CURRENT)).data
    const mine = aModule({}, { key: 'mine', audience: { included: [{ kind: 'user', id }], excluded: [] } })
    await publish(mine, aMenu('Menu'))
    await expect.poll(async () => (await admin.call(BOTH, { body: { moduleId: 'mine' } })).code).toBe(1)
    expect(await learner.call(BOTH, { body: { moduleId: 'mine' } })).toFailWith('kernel.not_found')
    expect(await emma.call(BOTH, { body: { moduleId: 'mine' } })).toFailWith('kernel.not_found')
    expect(await learner.call(BOTH, { body: { moduleId: 'menu' } })).toFailWith('kernel.not_found')
    expect(await learner.call(BOTH, { body: { moduleId: 'gone' } })).toFailWith('kernel.not_found')
    expect(await learner.call(BOTH, { body: { size: 51 } })).toFailWith('kernel.invalid_field')
  })

  it('follows the draft for anyone who has its token', async () => {
    await publish(aMenu('Menu'))
    const { id } = await draft(aModule({}, { title: 'Drafted' }))
    const { token } = (await admin.call(PREVIEW, { body: { id } })).data
    const drafted = await learner.call(BOTH, { body: { moduleId: 'both', draftToken: token } })
    expect(drafted.data.title).toBe('Drafted')
    expect(await learner.call(BOTH, { body: { moduleId: 'both' } })).toFailWith('kernel.not_found')
    expect(await learner.call(BOTH, { body: { moduleId: 'both', draftToken: 'forged' } })).toFailWith(
      'home.preview_ended',
    )
    expect(await emma.call(BOTH, { body: { moduleId: 'both', draftToken: token } })).toFailWith('home.preview_ended')
  })

  it('loads beside the home page, which stays the same for all and names the content of its modules', async () => {
    const module = aModule({ courses: ['7'] as Id<'courseCategory'>[] })
    await publish(module)
    await expect
      .poll(
        async () => (await learner.call(CONFIG, { body: { clientType: 3, collegeId: '-1' } })).data.lmsDecorateModules,
      )
      .toMatchObject([
        {
          id: 'both',
          code: 'app-info-class',
          extendInfo: '{"layoutType":1}',
          dataMaxCount: 4,
          lmsDecorateModuleCategories: [
            { dataShowRule: 0, dataJumpCategoryIds: [], datas: [] },
            { dataShowRule: 0, dataJumpCategoryIds: ['7'], datas: [] },
          ],
        },
      ])
  })
})
