import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import { sheetsOf } from '../../../apps/server/src/testing/files/sheet.ts'
import { aPublishedSurvey, aSurveyQuestion, reply, whenChosen } from '../../../apps/server/src/testing/surveys.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const unique = (name: string) => `${name} ${Date.now()}`

/** Sends the reply that is on the screen and answers the question that follows. */
async function send(page: Page, t: Words): Promise<void> {
  await page.getByRole('button', { name: t('survey.submit') }).click()
  const question = page.getByRole('dialog', { name: t('survey.submit_title') })
  await question.getByRole('button', { name: t('survey.submit') }).click()
}

test('an author makes a survey with a branch and publishes it; a learner finds it', async ({ open, t }) => {
  const name = unique('午餐调研')
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/survey/list')
  await desktop.getByRole('button', { name: t('survey.manage_add') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('survey.manage_add') })
  await dialog.getByLabel(t('survey.manage_name')).fill(name)
  await dialog.getByRole('button', { name: t('survey.manage_add') }).click()
  await expect(desktop.getByText(t('survey.manage_fault_no_questions'))).toBeVisible()

  await desktop.getByRole('button', { name: `+ ${t('survey.type_single')}` }).click()
  await desktop.getByRole('textbox', { name: t('survey.manage_question_title'), exact: true }).fill('您吃午餐吗？')
  const option = (number: number) =>
    desktop.getByLabel(t('survey.manage_option_number', { label: t('survey.manage_options'), number }), { exact: true })
  await option(1).fill('吃')
  await option(2).fill('不吃')
  await desktop.getByRole('button', { name: `+ ${t('survey.type_text')}` }).click()
  await desktop.getByRole('textbox', { name: t('survey.manage_question_title'), exact: true }).fill('您想吃什么？')
  await desktop.getByRole('button', { name: t('survey.manage_add_condition') }).click()
  const options = desktop.getByRole('combobox', { name: t('survey.manage_condition_options') })
  await options.click()
  await desktop.getByTitle('吃', { exact: true }).click()
  await desktop.keyboard.press('Escape')
  await expectAccessible(desktop)

  const preview = desktop.getByRole('figure')
  await expect(preview.getByText('您想吃什么？')).toBeHidden()
  await preview.getByRole('radio', { name: '吃', exact: true }).click()
  await expect(preview.getByText('您想吃什么？')).toBeVisible()

  const bar = desktop.getByRole('region', { name: t('survey.manage_edit_bar') })
  await desktop.getByRole('button', { name: t('survey.manage_publish'), exact: true }).click()
  const question = desktop.getByRole('dialog', { name: t('survey.manage_publish_title') })
  await question.getByRole('button', { name: t('survey.manage_publish'), exact: true }).click()
  await expect(desktop.getByText(t('survey.phase_running'), { exact: true })).toBeVisible()
  await expect(bar).toBeVisible()

  const phone = await open({ as: 'learner' })
  await phone.goto('/mySurvey')
  await phone.getByRole('link', { name }).click()
  await expect(phone.getByText(t('survey.stored_named'))).toBeVisible()
})

test('a learner follows a branch, reloads in the middle, goes on at the computer and sends once', async ({
  open,
  url,
  t,
}) => {
  const admin = await signIn(url, 'admin')
  const questions = [
    aSurveyQuestion('q1', 'single', { isRequired: true }),
    aSurveyQuestion('q2', 'text', { isRequired: true, branch: whenChosen('q1', 'a1') }),
    aSurveyQuestion('q3', 'rating', { max: 5 }),
  ]
  const survey = await aPublishedSurvey(admin, questions, { name: unique('分支调研') })
  const phone = await open({ as: 'learner' })
  await phone.goto(`/surveyInfo?investigationId=${survey.id}`)
  await phone.getByRole('link', { name: t('survey.start') }).click()
  await expect(phone.getByText('Question q2')).toBeHidden()
  await phone.getByRole('radio', { name: 'A1' }).check()
  const written = phone.getByRole('textbox', { name: t('survey.your_answer') })
  await written.fill('多一些水果')
  await expect(phone.getByText(t('survey.saved', { time: '' }).trim(), { exact: false })).toBeVisible()
  await expectAccessible(phone)

  await phone.reload()
  await expect(phone.getByRole('radio', { name: 'A1' })).toBeChecked()
  await expect(written).toHaveValue('多一些水果')

  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto('/desktop/survey')
  await desktop.getByRole('link', { name: survey.name }).click()
  await expect(desktop.getByRole('radio', { name: 'A1' })).toBeChecked()
  await desktop.getByRole('radio', { name: 'B1' }).check()
  await expect(desktop.getByText('Question q2')).toBeHidden()
  await send(desktop, t)
  await expect(desktop.getByRole('heading', { name: t('survey.thanks') })).toBeVisible()
  await expectAccessible(desktop)

  await phone.goto(`/surveyInfo?investigationId=${survey.id}`)
  await phone.getByRole('link', { name: t('survey.view') }).click()
  await expect(phone.getByText('B1')).toBeVisible()
  await expect(phone.getByText('多一些水果')).toBeHidden()
})

test('a second tab with other answers hears that they were not stored', async ({ open, url, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/investigation\/submit$/)
  const survey = await aPublishedSurvey(await signIn(url, 'admin'), [aSurveyQuestion('q1')], {
    name: unique('两个标签页'),
  })
  const address = `/surveyDetails?investigationId=${survey.id}`
  const first = await open({ as: 'teacher' })
  await first.goto(address)
  await first.getByRole('radio', { name: 'A1' }).check()
  const second = await first.context().newPage()
  await second.goto(address)
  await expect(second.getByRole('radio', { name: 'A1' })).toBeChecked()
  await second.getByRole('radio', { name: 'B1' }).check()
  // Only the first tap of two opens the question.
  const submit = await first.getByRole('button', { name: t('survey.submit') }).boundingBox()
  if (!submit) throw new Error('the button is not on the screen')
  await first.mouse.dblclick(submit.x + submit.width / 2, submit.y + submit.height / 2)
  const question = first.getByRole('dialog', { name: t('survey.submit_title') })
  await question.getByRole('button', { name: t('survey.submit') }).click()
  await expect(first.getByText(t('survey.thanks'))).toBeVisible()
  await send(second, t)
  await expect(second.getByText(t('survey.replied_already'))).toBeVisible()
  await expect(second.getByText(t('survey.thanks'))).toBeHidden()
})

test('a visitor with the public link replies once on each device, also at a computer', async ({ open, url, t }) => {
  const admin = await signIn(url, 'admin')
  const questions = [aSurveyQuestion('q1'), aSurveyQuestion('q2', 'pictures', { options: [] })]
  const survey = await aPublishedSurvey(admin, questions, { name: unique('访客调研'), isPublic: true })
  const phone = await open({})
  await phone.goto(`/surveyInfo?investigationId=${survey.id}`)
  await expect(phone.getByText(t('survey.stored_visitor'))).toBeVisible()
  await phone.getByRole('link', { name: t('survey.start') }).click()
  await expect(phone.getByText('Question q2')).toBeHidden()
  await phone.getByRole('radio', { name: 'A1' }).check()
  await send(phone, t)
  await expect(phone.getByText(t('survey.thanks'))).toBeVisible()
  await phone.goto(`/surveyInfo?investigationId=${survey.id}`)
  await expect(phone.getByText(t('survey.replied'))).toBeVisible()
  await expect(phone.getByRole('link', { name: t('survey.start') })).toBeHidden()

  const desktop = await open({ device: 'desktop' })
  await desktop.goto(`/surveyInfo?investigationId=${survey.id}`)
  await expect(desktop).toHaveURL(/\/desktop\/survey\/info\?/)
  await expectAccessible(desktop)
  await desktop.getByRole('link', { name: t('survey.start') }).click()
  await desktop.getByRole('radio', { name: 'B1' }).check()
  await send(desktop, t)
  await expect(desktop.getByRole('heading', { name: t('survey.thanks') })).toBeVisible()
  await desktop.goto(`/desktop/survey/info?investigationId=${survey.id}`)
  await expect(desktop.getByText(t('survey.replied'))).toBeVisible()
})

test('anonymous results stay hidden until the survey ends, and nobody is named', async ({ open, url, t }) => {
  const admin = await signIn(url, 'admin')
  const survey = await aPublishedSurvey(admin, [aSurveyQuestion('q1')], {
    name: unique('匿名调研'),
    isAnonymous: true,
  })
  const answers = { q1: { options: ['a1'] } }
  for (const name of ['manager', 'teacher', 'author', 'reviewer']) await reply(await signIn(url, name), survey, answers)
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`/desktop/manage/survey/list/results?id=${survey.id}`)
  await expect(desktop.getByText(t('survey.manage_too_few', { least: 10 }))).toBeVisible()
  await expect(desktop.getByRole('button', { name: t('survey.manage_export') })).toBeDisabled()
  await expectAccessible(desktop)

  const phone = await open({ as: 'learner' })
  await phone.goto(`/surveyDetails?investigationId=${survey.id}`)
  await expect(phone.getByText(t('survey.short_anonymous'))).toBeVisible()
  await phone.getByRole('radio', { name: 'B1' }).check()
  await send(phone, t)
  await expect(phone.getByText(t('survey.thanks'))).toBeVisible()

  const { id, version } = survey
  const ended = await admin.call('POST /sands-lms/api/v1/manage/investigation/end', { body: { id, version } })
  expect(ended.code).toBe(1)
  await desktop.reload()
  await expect(desktop.getByRole('table', { name: '1. Question q1' }).getByText('80%')).toBeVisible()
  await expect(desktop.getByText(people.learner)).toBeHidden()
})

test('results by question, written answers and the exported file contain every reply', async ({ open, url, t }) => {
  const admin = await signIn(url, 'admin')
  const questions = [aSurveyQuestion('q1'), aSurveyQuestion('q2', 'text', { options: [] })]
  const survey = await aPublishedSurvey(admin, questions, { name: unique('结果调研') })
  const answering: [string, SignedIn][] = [
    ['a1', await signIn(url, 'learner')],
    ['b1', await signIn(url, 'teacher')],
  ]
  for (const [option, person] of answering)
    await reply(person, survey, { q1: { options: [option] }, q2: { text: `因为 ${option}` } })
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/survey/list')
  const row = desktop.getByRole('row').filter({ hasText: survey.name })
  await row.getByRole('button', { name: t('survey.manage_results') }).click()
  await expect(desktop.getByRole('table', { name: '1. Question q1' }).getByText('50%').first()).toBeVisible()
  await expect(desktop.getByText('因为 b1')).toBeVisible()

  await desktop.getByRole('button', { name: t('survey.manage_export') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('survey.manage_export') })
  const saved = desktop.waitForEvent('download')
  await dialog.getByRole('button', { name: t('ops.batch_save') }).click()
  const [sheet] = await sheetsOf(await (await saved).path())
  expect(sheet?.data).toHaveLength(3)
  const texts = sheet?.data.slice(1).map((cells) => cells.at(-1))
  expect(texts?.toSorted()).toEqual(['因为 a1', '因为 b1'])
})
