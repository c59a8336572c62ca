import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import type { CourseItem } from '../../../packages/contract/src/course/course.model.ts'
import { COURSEWARE_TYPES, LEARN_STATUS } from '../../../packages/rules/src/study.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const fieldOf = (desktop: Page, t: Words) => desktop.getByRole('combobox', { name: t('course.search') })
const cardOf = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title })
const itemOf = (desktop: Page, title: string) =>
  desktop.getByRole('tabpanel').getByRole('link', { name: new RegExp(`^${title}`) })

/** A course that is not sold and that the person has not finished, with a video they have not watched and more courseware after it. */
async function aFilm(client: SignedIn) {
  const { data: courses } = await client.call(LIST, { body: { size: 50 } })
  for (const { id, fileName: title, learnStatus } of courses.records) {
    if (learnStatus === LEARN_STATUS.learned) continue
    const { data: course } = await client.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
    const coursewares = course.catalogue.flatMap((chapter) => chapter.items)
    const at = coursewares.findIndex(
      ({ courseWareType, lock, percent }) => courseWareType === COURSEWARE_TYPES.video && !lock && percent === 0,
    )
    const film = coursewares[at]
    const left = coursewares.filter(({ isRequired, isFinished }) => isRequired === 1 && isFinished === 0)
    const isSold = coursewares.some(({ lock }) => lock?.goodsId !== undefined)
    if (film && coursewares[at + 1] && left.length > 1 && !isSold) {
      return { title, film: film.title, percent: () => percentOf(client, id) }
    }
  }
  throw new Error('no course has an unseen video')
}

async function percentOf(client: SignedIn, id: CourseItem['id']): Promise<number> {
  const { data } = await client.call(LIST, { body: { ids: [id] } })
  return data.records[0]?.percent ?? 0
}

test('a course is found by search and studied on the desktop, and the phone shows the same progress', async ({
  open,
  url,
  t,
}) => {
  const { title, film, percent } = await aFilm(await signIn(url, 'teacher'))
  const words = title.slice(0, 4)
  const desktop = await open({ device: 'desktop', as: 'teacher', isFast: true })
  await desktop.goto('/desktop/course')
  await expect(desktop.getByRole('heading', { level: 1, name: t('course.title') })).toBeVisible()
  await fieldOf(desktop, t).fill(words)
  await expect(desktop.getByRole('option', { name: title })).toBeVisible()
  await fieldOf(desktop, t).press('Enter')
  await expect(desktop).toHaveURL(/keyWord=/)
  const found = desktop.getByRole('article').filter({ hasText: title })
  await expect(found.getByRole('heading').locator('mark').first()).toBeVisible()
  await expectAccessible(desktop)

  await found.getByRole('heading').getByRole('link').click()
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await itemOf(desktop, film).click()
  // At the end of the video the next courseware starts after some seconds.
  const stay = desktop.getByRole('button', { name: t('kernel.cancel'), exact: true })
  const stayed = stay.click()
  await expect(desktop.getByRole('region', { name: /^播放器/ })).toBeVisible()
  await expect(desktop.getByRole('status').filter({ hasText: t('course.item_done') })).toBeVisible()
  await expect(itemOf(desktop, film)).toContainText(t('course.item_finished'))
  await stayed
  await expect(stay).toBeHidden()
  await desktop.getByRole('button', { name: t('course.details') }).click()
  const record = desktop.getByRole('dialog', { name: t('course.study_record') })
  await expect(record.getByText(t('course.missing_nothing'))).toBeVisible()
  await expectAccessible(desktop)

  await expect.poll(percent).toBeGreaterThan(0)
  const known = `${await percent()}%`
  await desktop.goto('/desktop/study')
  await expect(desktop.getByRole('article').filter({ hasText: title })).toContainText(known)
  await desktop.goto('/desktop/')
  const going = desktop.getByRole('region', { name: t('course.act_continue') })
  await expect(going.getByRole('link', { name: title })).toContainText(known)
  const phone = await open({ as: 'teacher' })
  await phone.goto('/course')
  await expect(cardOf(phone, title)).toContainText(known)
})
