import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import { aDocument, asFile } from '../media/files.ts'
import { barOf, beginCourse, expectSaved, partOf, rowOf } from './course-management.ts'

test('a course is created with an uploaded file, published, and visible to a learner on the phone', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 404: (POST .*\/courseDetail$|GET .*\/comment\/count\?)/)
  const title = '手冲咖啡第一课'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const id = await beginCourse(desktop, t, title)

  const dialog = desktop.getByRole('dialog')
  const catalogue = partOf(desktop, t('course.manage_part_catalogue'))
  // The first file arrives last, and two files have the same content.
  const others = Promise.withResolvers<void>()
  await desktop.route('**/api/v1/uploads', async (route) => {
    if (route.request().headers()['upload-metadata']?.includes(btoa('grind.pdf'))) await others.promise
    await route.continue()
  })
  await catalogue
    .locator('input[type=file]')
    .setInputFiles([
      asFile('grind.pdf', aDocument('Grind')),
      asFile('pour.pdf', aDocument('Pour')),
      asFile('rinse.pdf', aDocument('Pour')),
    ])
  const coursewares = catalogue.getByRole('list', { name: t('course.manage_part_catalogue') }).getByRole('listitem')
  const pages = t('course.manage_ware_pages', { count: 1 })
  await expect(rowOf(desktop, t, 'pour')).toContainText(pages)
  await expect(rowOf(desktop, t, 'grind')).toHaveCount(0)
  others.resolve()
  await expect(rowOf(desktop, t, 'grind')).toContainText(pages)
  await expect(coursewares).toContainText([/grind/, /pour/, /rinse/])

  const text = partOf(desktop, t('course.manage_part_introduction')).getByRole('textbox', {
    name: t('course.manage_introduction'),
  })
  await text.click()
  await desktop.keyboard.type('水温九十二度')
  await text.press('Alt+F10')
  await expect(desktop.getByRole('button', { name: t('manage.text_heading', { level: 1 }) })).toBeFocused()
  await desktop.keyboard.press('Enter')
  await expect(text.getByRole('heading', { name: '水温九十二度' })).toBeVisible()
  await expectSaved(desktop, t)

  // The phone preview beside the editor shows the draft.
  const preview = desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  await expect(preview.getByText(t('course.draft'))).toBeVisible()
  await expect(preview.getByText('grind').first()).toBeVisible()

  await barOf(desktop, t)
    .getByRole('button', { name: t('course.manage_publish'), exact: true })
    .click()
  await expect(dialog.getByText(t('course.manage_impact_first'))).toBeVisible()
  await expect(dialog.getByText(t('course.manage_fault_no_cover'))).toBeVisible()
  await expectAccessible(desktop)
  await dialog.getByRole('button', { name: t('course.manage_publish_do') }).click()
  await expect(dialog).toBeHidden()
  await expect(barOf(desktop, t).getByText(t('course.manage_state_published'), { exact: true })).toBeVisible()

  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await expect(phone.getByText('grind').first()).toBeVisible()
  await expect(phone.getByText('pour').first()).toBeVisible()

  await barOf(desktop, t)
    .getByRole('button', { name: t('course.manage_acts') })
    .click()
  await desktop.getByRole('menuitem', { name: t('course.manage_withdraw') }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('course.manage_withdraw') })
    .click()
  await expect(barOf(desktop, t).getByText(t('course.manage_state_withdrawn'), { exact: true })).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('grind')).toHaveCount(0)
  await expect(phone.getByText('课程未发布或已下架').first()).toBeVisible()
})
