import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import { aDocument, asFile } from '../media/files.ts'
import { addLink, barOf, beginCourse, expectSaved, partOf, publish, rowOf, SOON } from './course-desk.ts'

test('a course is made of an uploaded file, published, and seen by a learner on the phone', async ({
  open,
  t,
  noise,
}) => {
  test.slow()
  noise.allow(/^answer 404: (POST .*\/courseDetail$|GET .*\/comment\/count\?)/)
  const title = '手冲咖啡第一课'
  const desk = await open({ device: 'desk', as: 'admin' })
  const id = await beginCourse(desk, t, title)

  // Nothing can be published that holds nothing.
  await barOf(desk, t)
    .getByRole('button', { name: t('course.manage_publish_faults', { count: 1 }) })
    .click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(t('course.manage_fault_no_items'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('course.manage_publish_do') })).toBeHidden()
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

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
  await expect(pieces).toContainText([/grind/, /pour/, /rinse/], SOON)
  await expect(rowOf(desk, t, 'grind')).toContainText(t('course.manage_ware_pages', { count: 1 }), SOON)
  await expect(rowOf(desk, t, 'pour')).toContainText(t('course.manage_ware_pages', { count: 1 }), SOON)

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
  await expect(preview.getByText(t('course.draft'))).toBeVisible(SOON)
  await expect(preview.getByText('grind').first()).toBeVisible(SOON)

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

test('the catalogue is put in order with the keys, divided into chapters, and every step can be taken back', async ({
  open,
  t,
}) => {
  test.slow()
  const desk = await open({ device: 'desk', as: 'admin' })
  await beginCourse(desk, t, '目录练习')
  for (const name of ['第一页', '第二页', '第三页']) await addLink(desk, t, name)
  const items = partOf(desk, t('course.manage_part_catalogue')).getByRole('listitem')
  await expect(items).toContainText([/第一页/, /第二页/, /第三页/])

  const grip = desk.getByRole('button', { name: t('manage.sort_handle', { name: '第三页' }) })
  await grip.focus()
  await grip.press('Home')
  await expect(items).toContainText([/第三页/, /第一页/, /第二页/])
  await expect(grip).toBeFocused()
  await expectSaved(desk, t)

  await partOf(desk, t('course.manage_part_catalogue'))
    .getByRole('button', { name: t('course.manage_chapter_begin') })
    .click()
  const second = desk.getByRole('textbox', { name: t('course.manage_chapter_name', { place: 2 }) })
  await second.fill('动手')
  // Down over the heading below: into the next chapter.
  const last = desk.getByRole('button', { name: t('manage.sort_handle', { name: '第二页' }) })
  await last.focus()
  await last.press('ArrowDown')
  await expect(items.last()).toContainText('第二页')
  const heading = desk.getByRole('button', { name: t('manage.sort_handle', { name: '动手' }) })
  await heading.focus()
  await heading.press('ArrowUp')
  await expect(items.nth(1)).toContainText('第二页')
  await expect(desk.getByRole('textbox', { name: t('course.manage_chapter_name', { place: 1 }) })).toHaveValue('动手')
  await expect(heading).toBeFocused()

  await desk.getByRole('button', { name: t('course.manage_remove_of', { name: '第二页' }) }).click()
  await expect(rowOf(desk, t, '第二页')).toHaveCount(0)
  await desk
    .getByRole('status')
    .filter({ hasText: t('course.manage_taken_out', { name: '第二页' }) })
    .getByRole('button', { name: t('manage.draft_undo') })
    .click()
  await expect(rowOf(desk, t, '第二页')).toBeVisible()
  await expectSaved(desk, t)
  await desk.reload()
  await expect(items.nth(1)).toContainText('第二页')
})

test('editions are kept, compared and taken back, and learners are told of before they are changed', async ({
  open,
  t,
}) => {
  test.slow()
  const desk = await open({ device: 'desk', as: 'admin' })
  await beginCourse(desk, t, '版本练习')
  await addLink(desk, t, '旧页面')
  await publish(desk, t)
  await desk.getByRole('textbox', { name: t('course.manage_name') }).fill('版本练习（新）')
  await addLink(desk, t, '新页面')
  await expectSaved(desk, t)
  await expect(barOf(desk, t).getByText(t('course.manage_state_changed'))).toBeVisible()
  await barOf(desk, t)
    .getByRole('button', { name: t('course.manage_publish'), exact: true })
    .click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(t('course.manage_impact_added', { name: '新页面' }))).toBeVisible()
  await dialog.getByRole('button', { name: t('course.manage_publish_do') }).click()
  await expect(dialog).toBeHidden()

  await barOf(desk, t)
    .getByRole('link', { name: t('course.manage_editions') })
    .click()
  await desk.getByRole('button', { name: t('course.manage_edition_number', { number: 2 }) }).click()
  const changes = desk.getByRole('dialog').getByRole('list', { name: t('course.manage_difference') })
  await expect(changes).toContainText('版本练习（新）')
  await expect(changes).toContainText('新页面')
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: t('course.manage_edition_number', { number: 1 }) }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('course.manage_edition_take') })
    .click()
  await desk
    .getByRole('dialog', { name: t('course.manage_edition_take_ask', { number: 1 }) })
    .getByRole('button', { name: t('course.manage_edition_take') })
    .click()
  await expect(desk.getByRole('textbox', { name: t('course.manage_name') })).toHaveValue('版本练习')
  await expect(rowOf(desk, t, '新页面')).toHaveCount(0)
})

test('two authors do not overwrite each other, and who may not publish is told so', async ({ open, t, noise }) => {
  test.slow()
  noise.allow(/^answer 409: POST .*\/course\/save$/)
  const mine = await open({ device: 'desk', as: 'admin' })
  const id = await beginCourse(mine, t, '两人一课')
  const theirs = await open({ device: 'desk', as: 'author' })
  await theirs.goto(`/desktop/manage/course/courses/edit?id=${id}`)
  const name = theirs.getByRole('textbox', { name: t('course.manage_name') })
  await expect(name).toHaveValue('两人一课')
  await expect(barOf(theirs, t).getByText(t('org.right.course.publish'))).toBeVisible()
  await expect(barOf(theirs, t).getByRole('button', { name: t('course.manage_publish'), exact: true })).toBeHidden()

  await name.fill('同事的名字')
  await expectSaved(theirs, t)
  await expect(theirs.getByRole('heading', { level: 1, name: '同事的名字' })).toBeVisible()
  await mine.getByRole('textbox', { name: t('course.manage_name') }).fill('我的名字')
  const note = mine.getByRole('alert').filter({ hasText: t('manage.conflict_theirs') })
  await expect(note).toContainText('赵晨')
  await expect(mine.getByRole('textbox', { name: t('course.manage_name') })).toHaveValue('我的名字')
  await note.getByRole('button', { name: t('manage.conflict_mine') }).click()
  await expectSaved(mine, t)
  await theirs.reload()
  await expect(name).toHaveValue('我的名字')
})
