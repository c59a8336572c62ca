import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expect, test } from '../../kernel/test.ts'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const BEGIN = 'POST /sands-lms/api/v1/learning-details/create'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const WRITING = '让顾客记住你：服务礼仪'

const bar = (phone: Page) => phone.getByRole('contentinfo')
const tabOf = (phone: Page, name: string) => phone.getByRole('tab', { name: new RegExp(`^${name}`) })

async function courseOf(url: string, person: string, title: string) {
  const client = await signIn(url, person)
  const { records } = (await client.call(LIST, { body: { size: 9999 } })).data
  const course = records.find(({ fileName }) => fileName === title)
  if (!course) throw new Error(`${person} does not see ${title}`)
  return (await client.call(DETAIL, { body: { id: course.id } })).data
}

test('whoever taps twice sends once, taps nothing beneath, and is counted everywhere', async ({ open, url, t }) => {
  const { id, commentCount } = await courseOf(url, 'learner', WRITING)
  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await tabOf(phone, t('course.tab_comments')).click()
  await phone.getByRole('button', { name: t('social.write') }).click()
  const composer = phone.getByRole('dialog')
  await composer.getByRole('textbox').fill('两下也只发一条')
  const sent: string[] = []
  phone.on('request', (request) => void (/comment\/create$/.test(request.url()) && sent.push(request.url())))
  await composer.getByRole('button', { name: t('social.send') }).dblclick()
  await expect(composer).toBeHidden()
  await expect(phone.getByText('两下也只发一条')).toHaveCount(1)
  await expect(tabOf(phone, t('course.tab_comments'))).toContainText(String(commentCount + 1))
  await expect(
    bar(phone).getByRole('button', { name: t('course.comments_count', { count: commentCount + 1 }) }),
  ).toBeVisible()
  await expect(phone).not.toHaveURL(/courseWareId/)
  expect(sent).toHaveLength(1)
})

/** One that others have rated, and this person has not even begun. */
async function unratedOf(url: string, person: string) {
  const client = await signIn(url, person)
  for (const { id, score } of (await client.call(LIST, { body: { size: 9999 } })).data.records) {
    const course = (await client.call(DETAIL, { body: { id } })).data
    if (score !== null && score > 2 && course.rating.myScore === null && course.learnStatus === 0) return course
  }
  throw new Error(`${person} has begun everything`)
}

async function begin(url: string, person: string, { id, catalogue }: Awaited<ReturnType<typeof unratedOf>>) {
  const client = await signIn(url, person)
  const [piece] = catalogue.flatMap(({ items }) => items)
  if (!piece) throw new Error('the course is empty')
  const clientTime = new Date().toISOString()
  await client.call(BEGIN, { body: { learnType: 2, learnId: piece.id, courseId: id, terminalType: 2, clientTime } })
}

test('a rating wants the course begun, and is told by the page behind it at once', async ({ open, url, t }) => {
  const course = await unratedOf(url, 'learner')
  const { id, fileName, rating } = course
  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  const before = rating.score?.toFixed(1) ?? ''
  const stars = phone.getByRole('button', { name: t('course.rating_of', { score: before }) })
  await stars.click()
  const sheet = phone.getByRole('dialog', { name: t('course.rate') })
  await expect(sheet.getByText(t('social.rating_begin'))).toBeVisible()
  await expect(sheet.getByRole('radio')).toHaveCount(0)
  await begin(url, 'learner', course)
  await phone.reload()
  await stars.click()
  await sheet.getByRole('radio', { name: t('social.stars', { count: 1 }) }).check({ force: true })
  await sheet.getByRole('button', { name: t('social.rating_give') }).click()
  await expect(sheet.getByText(t('social.rating_given'))).toBeVisible()
  await sheet.getByRole('button', { name: t('kernel.close') }).click()
  const { rating: after } = await courseOf(url, 'learner', fileName)
  expect(after.score).not.toBe(rating.score)
  const score = after.score?.toFixed(1) ?? ''
  await expect(phone.getByRole('button', { name: t('course.rating_of', { score }) })).toBeVisible()
})

test('a piece that is not in the course says so above the living course', async ({ open, url, t }) => {
  const { id, fileName } = await courseOf(url, 'learner', WRITING)
  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course&courseWareId=999999999`)
  await expect(phone.getByRole('heading', { name: fileName })).toBeVisible()
  await expect(phone.getByText(t('course.item_gone'))).toBeVisible()
  await expect(phone.getByRole('button', { name: t('kernel.retry') })).toBeHidden()
  await bar(phone)
    .getByRole('button', { name: new RegExp(`^(${t('course.act_start')}|${t('course.act_continue')})$`) })
    .click()
  await expect(phone).not.toHaveURL(/courseWareId=999999999/)
  await expect(phone.getByText(t('course.item_gone'))).toBeHidden()
})

test('the way home gives way to whoever reads on', async ({ open, url, t }) => {
  const { id } = await courseOf(url, 'learner', WRITING)
  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  const home = phone.getByRole('button', { name: t('kernel.back_home') })
  await expect(home).toHaveAttribute('data-tucked', 'true')
  const { width } = phone.viewportSize() ?? { width: 0 }
  await expect.poll(async () => (await home.boundingBox())?.x ?? 0).toBeGreaterThan(width - 40)
  await home.click()
  await expect(phone).toHaveURL('/')
})
