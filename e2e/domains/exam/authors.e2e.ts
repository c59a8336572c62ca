import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const TABLE = [
  '题型,题干,选项A,选项B,答案,分类,标签',
  '单选题,浏览器导入：水要多热？,60 度,80 度,B,导入/茶,浏览器',
  '判断题,浏览器导入：洗手很重要,,,正确,,浏览器',
  '单选题,浏览器导入：这一行不对,60 度,80 度,Z,,浏览器',
].join('\r\n')

test('questions are imported from a table: a bad line is named, the good ones come into the bank', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/exam/questions')
  await desktop.getByRole('button', { name: t('exam.bank_import') }).click()
  const drawer = desktop.getByRole('dialog')
  const download = desktop.waitForEvent('download')
  await drawer.getByRole('button', { name: t('exam.import_template_xlsx') }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${TABLE}`) })
  await expect(drawer.getByText(t('exam.import_good', { count: 2 }))).toBeVisible()
  const bad = drawer.getByRole('row').filter({ hasText: 'Z' })
  await expect(bad).toContainText('4')
  await expect(bad).toContainText('答案')
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('exam.import_run', { count: 2 }) }).click()
  await expect(desktop.getByRole('button', { name: '浏览器导入：水要多热？', exact: true })).toBeAttached()
  await desktop.keyboard.press('Escape')

  await desktop.goto('/desktop/manage/exam/questions?keyword=浏览器导入')
  await expect(desktop.getByRole('button', { name: '浏览器导入：洗手很重要', exact: true })).toBeVisible()
  await expect(desktop.getByText('浏览器导入：这一行不对')).toBeHidden()
})

test('a random paper that the bank cannot serve is not published; then an exam with it reaches a learner', async ({
  open,
  t,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/exam/papers')
  await desktop
    .getByRole('button', { name: t('exam.paper_new_random') })
    .first()
    .click()
  await desktop.getByRole('textbox', { name: t('exam.paper_title') }).fill('浏览器随机卷')
  await desktop.getByRole('button', { name: t('exam.paper_add_draw') }).click()
  const draw = desktop.getByRole('group', { name: t('exam.paper_draw', { number: 1 }) })
  const count = draw.getByRole('spinbutton', { name: t('exam.paper_count') })
  await draw.getByRole('combobox', { name: t('exam.bank_type') }).click()
  await desktop.getByTitle(t('exam.type_judge')).last().click()
  await count.fill('150')
  await expect(draw.getByRole('status')).toContainText(/\d/)
  await expect(desktop.getByText(t('exam.paper_fault_not_enough'))).toBeVisible()
  await expect(desktop.getByText(t('exam.paper_good'))).toBeHidden()

  await desktop.goto('/desktop/manage/exam/exams')
  await desktop
    .getByRole('button', { name: t('exam.exam_create') })
    .first()
    .click()
  const title = desktop.getByRole('textbox', { name: t('exam.exam_title') })
  await title.fill('浏览器考试')
  await desktop.getByRole('combobox', { name: t('exam.paper') }).click()
  await desktop
    .getByTitle(/^浏览器随机卷/)
    .first()
    .click()
  await desktop.getByRole('button', { name: t('exam.publish_faults', { count: 1 }) }).click()
  const dialog = desktop.getByRole('dialog')
  await expect(dialog.getByText(t('exam.exam_fault_paper_faults'))).toBeVisible()
  await expect(dialog.getByRole('button', { name: t('exam.publish_do') })).toBeHidden()
  await desktop.keyboard.press('Escape')
  const exam = desktop.url()

  await desktop.getByRole('link', { name: t('exam.exam_paper_open') }).click()
  await count.fill('2')
  await expect(desktop.getByText(t('exam.paper_good'))).toBeVisible()
  const preview = desktop.getByRole('figure')
  await expect(preview.getByRole('radio', { name: t('exam.answer_true') })).toHaveCount(2)
  await expectAccessible(desktop)

  await desktop.goto(exam)
  await expect(desktop.getByRole('button', { name: t('exam.publish_faults', { count: 1 }) })).toBeHidden()
  await desktop.getByRole('button', { name: t('exam.publish'), exact: true }).click()
  await expect(dialog.getByText(t('exam.impact'))).toBeVisible()
  await expectAccessible(desktop)
  await dialog.getByRole('button', { name: t('exam.publish_do') }).click()
  await expect(dialog).toBeHidden()
  const bar = desktop.getByRole('region', { name: t('exam.edit_bar') })
  await expect(bar.getByText(t('exam.state_published'), { exact: true })).toBeVisible()

  const phone = await open({ as: 'learner' })
  await phone.goto('/examList')
  await phone.getByText('浏览器考试').click()
  await expect(phone.getByRole('button', { name: t('exam.go') })).toBeVisible()
})

test('two authors of one paper: the second sees the difference and keeps both changes', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/manage\/paper\/save$/)
  const first = await open({ device: 'desktop', as: 'admin' })
  await first.goto('/desktop/manage/exam/papers')
  await first
    .getByRole('button', { name: t('exam.paper_new_fixed') })
    .first()
    .click()
  const title = first.getByRole('textbox', { name: t('exam.paper_title') })
  await title.fill('两人的试卷')
  await expect(first.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()

  const second = await open({ device: 'desktop', as: 'author' })
  await second.goto(first.url().replace(/^.*\/desktop/, '/desktop'))
  await second.getByRole('textbox', { name: t('exam.paper_section_title') }).fill('同事的部分')
  await expect(second.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()

  await title.fill('我的试卷')
  await first.getByRole('button', { name: t('manage.conflict_choose') }).click()
  await first.getByRole('button', { name: t('manage.merge_do') }).click()
  await expect(first.getByRole('textbox', { name: t('exam.paper_section_title') })).toHaveValue('同事的部分')
  await expect(title).toHaveValue('我的试卷')
  await expect(first.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible()
})
