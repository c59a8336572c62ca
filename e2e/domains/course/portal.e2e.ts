import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import type { CourseItem } from '../../../packages/contract/src/course/course.model.ts'
import { COURSEWARE_TYPES, LEARN_STATUS } from '../../../packages/rules/src/study.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import { type Words, wordsOf } from '../../kernel/words.ts'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
/** The films of the demo company are seconds long; machines may be slow. */
const PLAYED = { timeout: 90_000 }
test.describe.configure({ timeout: 240_000 })

const fieldOf = (desk: Page, t: Words) => desk.getByRole('combobox', { name: t('course.search') })
const cardOf = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title })
const itemOf = (desk: Page, title: string) =>
  desk.getByRole('tabpanel').getByRole('link', { name: new RegExp(`^${title}`) })

/** A course that the person has not finished, with a film they have not seen and something after it. */
async function aFilm(client: SignedIn) {
  const { data: courses } = await client.call(LIST, { body: { size: 50 } })
  for (const { id, fileName: title, learnStatus } of courses.records) {
    if (learnStatus === LEARN_STATUS.learned) continue
    const { data: course } = await client.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
    const items = course.catalogue.flatMap((chapter) => chapter.items)
    const at = items.findIndex(
      ({ courseWareType, lock, percent }) => courseWareType === COURSEWARE_TYPES.video && !lock && percent === 0,
    )
    const film = items[at]
    const left = items.filter(({ isRequired, isFinished }) => isRequired === 1 && isFinished === 0)
    if (film && items[at + 1] && left.length > 1) {
      return { title, film: film.title, percent: () => percentOf(client, id) }
    }
  }
  throw new Error('every film has been seen')
}

async function percentOf(client: SignedIn, id: CourseItem['id']): Promise<number> {
  const { data } = await client.call(LIST, { body: { ids: [id] } })
  return data.records[0]?.percent ?? 0
}

test('a course is found by its words, studied on the desk, and the phone says the same', async ({ open, url, t }) => {
  const { title, film, percent } = await aFilm(await signIn(url, 'teacher'))
  const words = title.slice(0, 4)
  const desk = await open({ device: 'desk', as: 'teacher' })
  await desk.goto('/desktop/course')
  await expect(desk.getByRole('heading', { level: 1, name: t('course.title') })).toBeVisible()
  await fieldOf(desk, t).fill(words)
  await expect(desk.getByRole('option', { name: title })).toBeVisible()
  await fieldOf(desk, t).press('Enter')
  await expect(desk).toHaveURL(/keyWord=/)
  const found = desk.getByRole('article').filter({ hasText: title })
  await expect(found.getByRole('heading').locator('mark').first()).toBeVisible()
  await expectAccessible(desk)

  await found.getByRole('heading').getByRole('link').click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(desk)
  await itemOf(desk, film).click()
  await expect(desk.getByRole('region', { name: /^播放器/ })).toBeVisible()
  await expect(desk.getByRole('status').filter({ hasText: t('course.item_done') })).toBeVisible(PLAYED)
  await expect(itemOf(desk, film)).toContainText(t('course.item_finished'))
  const stay = desk.getByRole('button', { name: t('kernel.cancel'), exact: true })
  await expect(stay).toBeVisible(PLAYED)
  await stay.click()
  await expect(stay).toBeHidden()
  await desk.getByRole('button', { name: t('course.details') }).click()
  const record = desk.getByRole('dialog', { name: t('course.study_record') })
  await expect(record.getByText(t('course.missing_nothing'))).toBeVisible()
  await expectAccessible(desk)

  await expect.poll(percent).toBeGreaterThan(0)
  const known = `${await percent()}%`
  await desk.goto('/desktop/study')
  await expect(desk.getByRole('article').filter({ hasText: title })).toContainText(known)
  await expectAccessible(desk)
  await desk.goto('/desktop/')
  const going = desk.getByRole('region', { name: t('course.act_continue') })
  await expect(going.getByRole('link', { name: title })).toContainText(known)
  const phone = await open({ as: 'teacher' })
  await phone.goto('/course')
  await expect(cardOf(phone, title)).toContainText(known)
})

test('categories, order and page stand in the address, and an empty one leads back', async ({ open, url, t }) => {
  const { total } = (await (await signIn(url, 'learner')).call(LIST, { body: { size: 1 } })).data
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/course')
  await expect(desk.getByText(t('course.total', { count: total }))).toBeVisible()
  await expect(cardOf(desk, '信息安全人人有责')).toContainText(t('course.learned'))
  await expectAccessible(desk)
  const categories = desk.getByRole('navigation', { name: t('course.categories') })
  for (const name of ['新人入门', '公司与文化', '企业文化']) {
    await categories.getByRole('link', { name: new RegExp(`^${name}`) }).click()
    await expect(categories.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'true')
  }
  await expect(desk).toHaveURL(/category=\d+/)
  await expect(cardOf(desk, '新人第一课：认识沙丘')).toBeVisible()
  await desk.reload()
  await expect(cardOf(desk, '新人第一课：认识沙丘')).toBeVisible()

  await categories.getByRole('link', { name: /^规章制度/ }).click()
  await expect(desk.getByRole('heading', { name: t('course.none') })).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: t('course.all_courses') }).click()
  await expect(desk.getByText(t('course.total', { count: total }))).toBeVisible()
  await expect(desk).not.toHaveURL(/category/)
})

test('what cannot be had says so and can be tried again', async ({ open, noise }) => {
  noise.allow(/ERR_FAILED/)
  const words = await wordsOf('en-us')
  const desk = await open({ device: 'desk', as: 'emma', language: 'en-us' })
  await desk.route('**/online-class-summary/page', (route) => route.abort())
  await desk.goto('/desktop/course')
  const again = desk.getByRole('main').getByRole('button', { name: words('kernel.retry') })
  await expect(again).toBeVisible()
  await expectAccessible(desk)
  await desk.unroute('**/online-class-summary/page')
  await again.click()
  await expect(desk.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a course that is not there for a person says so and leads to the others', async ({ open, noise, t }) => {
  noise.allow(/answer 403/)
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/course/detail?id=999999999')
  await expect(desk.getByRole('heading', { level: 1, name: t('course.not_for_you') })).toBeVisible()
  await desk
    .getByRole('main')
    .getByRole('link', { name: t('course.all_courses') })
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: t('course.title') })).toBeVisible()
})

test('the room of the player is chosen by a key, and stays', async ({ open, url, t }) => {
  const client = await signIn(url, 'auditor')
  const { records } = (await client.call(LIST, { body: { size: 50 } })).data
  // It begins with a film; what tests before this one have published may begin with anything.
  const course = records.find(({ fileName }) => fileName === '收银规范与差错处理')
  if (!course) throw new Error('the demo course is gone')
  const desk = await open({ device: 'desk', as: 'auditor' })
  await desk.goto(`/desktop/course/study?id=${course.id}`)
  await expect(desk).toHaveURL(/courseWareId=\d+/)
  const widen = desk.getByRole('button', { name: t('course.desk_theatre'), exact: true })
  const leave = desk.getByRole('button', { name: t('course.desk_theatre_leave'), exact: true })
  await expect(widen).toBeVisible()
  await desk.keyboard.press('t')
  await expect(leave).toBeVisible()
  await expect(widen).toBeHidden()
  await desk.reload()
  await expect(leave).toBeVisible()
  await expectAccessible(desk)
  await leave.click()
  await expect(widen).toBeVisible()
})

/** Twenty seconds of music and nothing else, and somebody who has not heard them yet. */
async function theMusic(url: string) {
  for (const person of ['reviewer', 'auditor', 'manager', 'author', 'teacher', 'learner'] as const) {
    const { data } = await (await signIn(url, person)).call(LIST, { body: { size: 50 } })
    const course = data.records.find(({ fileName }) => fileName === '早安沙丘：课前音乐')
    if (course && course.learnStatus !== LEARN_STATUS.learned) return { person, course }
  }
  throw new Error('everybody has heard the music')
}

test('the last piece of a course ends in a moment of its own', async ({ open, url, t }) => {
  const { person, course } = await theMusic(url)
  const desk = await open({ device: 'desk', as: person })
  await desk.goto(`/desktop/course/detail?id=${course.id}`)
  await itemOf(desk, '新人课前音乐').click()
  await expect(desk.getByRole('region', { name: t('media.player') })).toBeVisible()
  const moment = desk.getByRole('dialog', { name: t('course.finished') })
  await expect(moment).toBeVisible(PLAYED)
  await expect(moment.getByText(course.fileName)).toBeVisible()
  await expectAccessible(desk)
  await moment.getByRole('button', { name: t('course.finished_more') }).click()
  await expect(desk).toHaveURL(/\/desktop\/course$/)
  await expect(cardOf(desk, course.fileName)).toContainText(t('course.learned'))
})
