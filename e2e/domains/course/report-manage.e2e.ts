import { signIn } from '../../../apps/server/src/testing/client.ts'
import { sheetOf } from '../../../apps/server/src/testing/files/sheet.ts'
import { LEARN_STATUS } from '../../../packages/rules/src/study.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

/** People of the demo company who have not started everything yet. */
const PEOPLE = ['author', 'auditor', 'admin', 'manager', 'reviewer'] as const
/** A course the person has not started, whose first courseware is a video and which has more after it. */
async function somethingNew(url: string) {
  for (const person of PEOPLE) {
    const client = await signIn(url, person)
    const { data } = await client.call('POST /sands-lms/api/v1/online-class-summary/page', { body: { size: 9999 } })
    for (const { id, fileName, learnStatus } of data.records) {
      if (learnStatus !== LEARN_STATUS.fresh) continue
      const detail = await client.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })
      const [film, next] = detail.data.catalogue.flatMap(({ items: coursewares }) => coursewares)
      if (film?.courseWareType !== 1 || !next || detail.data.percent > 0) continue
      const percent = async () =>
        (await client.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id } })).data.percent
      return { person, id, title: fileName, film: film.title, percent }
    }
  }
  throw new Error('no person has a new course with a video')
}

test('study on the phone appears in the report and in the exported file', async ({ open, url, t }) => {
  const { person, id, title, film, percent } = await somethingNew(url)
  const phone = await open({ as: person, isFast: true })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await expect(phone.getByRole('heading', { name: title })).toBeVisible()
  await phone
    .getByRole('contentinfo')
    .getByRole('button', { name: t('course.act_start'), exact: true })
    .click()
  await expect(phone.getByRole('status').filter({ hasText: t('course.item_done') })).toBeVisible()
  // Leaves the page, so that the progress no longer changes.
  await phone.goto('/myStudy')
  let number = ''
  await expect(async () => {
    number = `${await percent()}%`
    expect(number).not.toBe('0%')
    await phone.reload()
    await expect(phone.getByRole('listitem').filter({ hasText: title })).toContainText(number, { timeout: 2000 })
  }).toPass()

  const desktop = await open({ device: 'desktop', as: 'teacher' })
  await desktop.goto('/desktop/manage/course/reports')
  await desktop.getByRole('searchbox', { name: t('course.manage_keyword') }).fill(title)
  await expect(desktop).toHaveURL(/keyword=/)
  await expect(desktop.getByRole('row')).toHaveCount(2)
  await desktop.getByRole('link', { name: title }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const table = desktop.getByRole('region', { name: t('course.report_people') }).getByRole('table')
  await desktop.getByRole('searchbox', { name: t('course.report_person_keyword') }).fill(person)
  const row = table.getByRole('row').filter({ hasText: people[person] })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText(number)
  await expect(row).toContainText(t('course.report_state_in_progress'))

  // The drop-off chart shows its values on hover and by keyboard.
  const drop = desktop.getByRole('slider', { name: t('course.report_drop_of', { name: film }) })
  await drop.focus()
  await drop.press('Home')
  const first = await drop.getAttribute('aria-valuetext')
  expect(first).toMatch(/^0:00/)
  for (let step = 0; step < 10; step += 1) await drop.press('ArrowRight')
  await expect(drop).not.toHaveAttribute('aria-valuetext', first ?? '')
  await expectAccessible(desktop)

  await desktop.getByRole('button', { name: t('course.report_export') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('course.batch_report') })
  const saved = desktop.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
  const [, line, ...others] = await sheetOf(await file.path())
  expect(line?.slice(0, 2)).toEqual([person, people[person]])
  expect(line?.slice(3, 5)).toEqual([t('course.report_state_in_progress'), Number(number.slice(0, -1))])
  expect(others).toEqual([])
  await desktop.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  // The person's learning record shows the same number.
  await row.getByRole('link', { name: people[person] }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: people[person] })).toBeVisible()
  await expect(desktop.getByRole('row').filter({ hasText: title })).toContainText(number)
})
