import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import { aDocument, asFile } from '../media/files.ts'
import { barOf, beginCourse, expectSaved, partOf, rowOf } from './course-desk.ts'

test('a course is made of an uploaded file, published, and seen by a learner on the phone', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 404: (POST .*\/courseDetail$|GET .*\/comment\/count\?)/)
  const title = '手冲咖啡第一课'
  const desk = await open({ device: 'desk', as: 'admin' })
  const id = await beginCourse(desk, t, title)

  const dialog = desk.getByRole('dialog')
  const catalogue = partOf(desk, t('course.manage_part_catalogue'))
  // The first is the last to arrive, and two have the same content.
  await catalogue
    .locator('input[type=file]')
    .setInputFiles([
      asFile('grind.pdf', aDocument('Grind', 9 * 1024 * 1024)),
      asFile('pour.pdf', aDocument('Pour')),
      asFile('rinse.pdf', aDocument('Pour')),
    ])
  const pieces = catalogue.getByRole('list', { name: t('course.manage_part_catalogue') }).getByRole('listitem')
  await expect(pieces).toContainText([/grind/, /pour/, /rinse/])
  await expect(rowOf(desk, t, 'grind')).toContainText(t('course.manage_ware_pages', { count: 1 }))
  await expect(rowOf(desk, t, 'pour')).toContainText(t('course.manage_ware_pages', { count: 1 }))

  const text = partOf(desk, t('course.manage_part_introduction')).getByRole('textbox', {
    name: t('course.manage_introduction'),
  })
  await text.click()
  await desk.keyboard.type('水温九十二度')
  await text.press('Alt+F10')
  await expect(desk.getByRole('button', { name: t('manage.text_heading', { level: 1 }) })).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(text.getByRole('heading', { name: '水温九十二度' })).toBeVisible()
  await expectSaved(desk, t)
  await expectAccessible(desk)

  // The phone beside it shows the draft.
  const preview = desk.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  await expect(preview.getByText(t('course.draft'))).toBeVisible()
  await expect(preview.getByText('grind').first()).toBeVisible()

  await barOf(desk, t)
    .getByRole('button', { name: t('course.manage_publish'), exact: true })
    .click()
  await expect(dialog.getByText(t('course.manage_impact_first'))).toBeVisible()
  await expect(dialog.getByText(t('course.manage_fault_no_cover'))).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: t('course.manage_publish_do') }).click()
  await expect(dialog).toBeHidden()
  await expect(barOf(desk, t).getByText(t('course.manage_state_published'), { exact: true })).toBeVisible()

  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await expect(phone.getByText('grind').first()).toBeVisible()
  await expect(phone.getByText('pour').first()).toBeVisible()

  await barOf(desk, t)
    .getByRole('button', { name: t('course.manage_acts') })
    .click()
  await desk.getByRole('menuitem', { name: t('course.manage_withdraw') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('course.manage_withdraw') })
    .click()
  await expect(barOf(desk, t).getByText(t('course.manage_state_withdrawn'), { exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('grind')).toHaveCount(0)
  await expect(phone.getByText('课程未发布或已下架').first()).toBeVisible()
})
