import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { aLearner, aPublishedPractice, practiceAnswer } from '../../../apps/server/src/testing/exam/a-practice.ts'
import { aQuestion } from '../../../apps/server/src/testing/exam/authoring.ts'
import type { DailyQuestion, PracticeDocument } from '../../../packages/contract/src/exam/practice.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** Console messages of a browser about requests without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/

/** Questions with three options; the second, 80 degrees, is right. */
async function aPractice(url: string, title: string, document: Partial<PracticeDocument> = {}) {
  const author = await signIn(url, 'admin')
  const questionIds: PracticeDocument['questionIds'] = []
  for (const number of [1, 2, 3])
    questionIds.push((await aQuestion(author, { stem: `<p>${title}, question ${number}</p>` })).id)
  return { ...(await aPublishedPractice(author, { title, questionIds, ...document })), questionIds }
}

const option = (page: Page, degrees: string) => page.getByRole('radio', { name: new RegExp(`${degrees} degrees`) })
const bottom = (phone: Page, name: string) => phone.getByRole('contentinfo').getByRole('button', { name, exact: true })
const saved = (page: Page, t: Words) => page.getByText(t('exam.practice_saved'), { exact: true })

async function handIn(phone: Page, t: Words): Promise<void> {
  await bottom(phone, t('exam.practice_hand_in')).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('exam.practice_hand_in') })
    .click()
}

test('an author makes a practice from the bank and publishes it, and a learner finds it', async ({ open, t }) => {
  const title = '浏览器练习'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/exam/practices')
  await desktop
    .getByRole('button', { name: t('exam.practice_create') })
    .first()
    .click()
  await expect(desktop.getByText(t('exam.practice_fault_no_questions'))).toBeVisible()
  await expect(desktop.getByRole('button', { name: t('exam.publish'), exact: true })).toBeDisabled()
  await desktop.getByRole('textbox', { name: t('exam.practice_field_title') }).fill(title)
  await desktop.getByRole('button', { name: t('exam.paper_add_draw') }).click()
  const draw = desktop.getByRole('group', { name: t('exam.paper_draw', { number: 1 }) })
  await draw.getByRole('spinbutton', { name: t('exam.paper_count') }).fill('2')
  await draw.getByRole('combobox', { name: t('exam.bank_type') }).click()
  await desktop.getByTitle(t('exam.type_judge')).last().click()
  await expect(draw.getByRole('status')).toContainText(/\d/)
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('exam.publish'), exact: true }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('exam.publish') })
    .click()
  const bar = desktop.getByRole('region', { name: t('exam.edit_bar') })
  await expect(bar.getByText(t('exam.practice_state_published'), { exact: true })).toBeVisible()

  const phone = await open({ as: 'learner' })
  await phone.goto('/examPractise')
  await phone.getByRole('link', { name: new RegExp(title) }).click()
  await bottom(phone, t('exam.practice_go')).click()
  await expect(phone.getByRole('radio', { name: t('exam.answer_true') })).toBeVisible()
})

test('a practice is done one by one, survives a reload and goes on on the computer', async ({ open, url, t }) => {
  const { id } = await aPractice(url, 'One by one', { mode: 'one_by_one' })
  const phone = await open({ as: 'learner' })
  await phone.goto(`/examPractiseInfo?practiseId=${id}`)
  await expect(phone.getByRole('heading', { name: 'One by one' }).first()).toBeVisible()
  await bottom(phone, t('exam.practice_go')).click()
  await option(phone, '60').check()
  await bottom(phone, t('exam.practice_check')).click()
  await expect(phone.getByText('Hotter water makes it bitter.')).toBeVisible()
  await expectAccessible(phone)
  await phone.reload()
  await expect(phone.getByText('One by one, question 2')).toBeVisible()
  await option(phone, '80').check()
  await bottom(phone, t('exam.practice_check')).click()
  await expect(phone.getByText(t('exam.verdict_right'), { exact: true })).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'learner' })
  await desktop.goto(`/desktop/practice/info?practiseId=${id}`)
  await desktop.getByRole('button', { name: t('exam.practice_continue') }).click()
  await expect(desktop.getByText('One by one, question 3')).toBeVisible()
  await option(desktop, '80').check()
  await desktop.getByRole('button', { name: t('exam.practice_check') }).click()
  await expect(desktop.getByText('Hotter water makes it bitter.')).toBeVisible()
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('exam.practice_hand_in') }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('exam.practice_hand_in') })
    .click()
  await expect(desktop.getByText('66%')).toBeVisible()
  await expect(desktop.getByText(t('exam.practice_goal_reached'))).toBeVisible()
})

test('answers to a whole practice given without a network survive a reload and are counted', async ({
  open,
  url,
  t,
  noise,
}) => {
  noise.allow(NO_NETWORK)
  const { id } = await aPractice(url, 'On a train')
  const phone = await open({ as: 'learner', worker: true })
  await phone.goto(`/examPractiseInfo?practiseId=${id}`)
  await bottom(phone, t('exam.practice_go')).click()
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
  await option(phone, '80').check()
  await expect(saved(phone, t)).toBeVisible()
  await settled(phone)

  await phone.context().setOffline(true)
  await bottom(phone, t('exam.next')).click()
  await option(phone, '80').check()
  await expect(phone.getByText(t('exam.practice_offline'))).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('On a train, question 3')).toBeVisible()
  await option(phone, '60').check()
  await handIn(phone, t)
  await expect(phone.getByText(t('exam.practice_hand_in_offline'))).toBeVisible()

  await phone.context().setOffline(false)
  await expect(saved(phone, t)).toBeVisible()
  await handIn(phone, t)
  await expect(phone.getByText('66%')).toBeVisible()
})

test('a wrong answer is redone until it leaves the book', async ({ open, url, t }) => {
  const title = 'To be redone'
  const { id, questionIds } = await aPractice(url, title)
  const learner = aLearner(await signIn(url, 'teacher'))
  await learner.does(
    id,
    questionIds.map((question, index) => practiceAnswer(question, { options: [index === 0 ? 'a' : 'b'] })),
  )

  const phone = await open({ as: 'teacher' })
  for (const left of [2, 1])
    await test.step(`${left} right answers are missing`, async () => {
      await phone.goto('/wrongBook')
      await expect(phone.getByText(`${title}, question 1`)).toBeVisible()
      await expect(phone.getByText(t('exam.wrong_to_go', { count: left }))).toBeVisible()
      await bottom(phone, t('exam.wrong_redo')).click()
      await option(phone, '80').check()
      await bottom(phone, t('exam.practice_check')).click()
      await expect(phone.getByText(t('exam.verdict_right'), { exact: true })).toBeVisible()
      await handIn(phone, t)
      await expect(phone.getByText('100%')).toBeVisible()
    })
  await phone.goto('/wrongBook?tab=left')
  await expect(phone.getByText(`${title}, question 1`)).toBeVisible()
  await phone.goto('/wrongBook')
  await expect(phone.getByText(t('exam.wrong_none'), { exact: true })).toBeVisible()
})

/** Chooses the right answer to a question of the daily set, whatever its type is. */
async function answerRight(phone: Page, { body, solution }: DailyQuestion, t: Words): Promise<void> {
  const { options = [], isTrue, blanks = {} } = solution?.key?.key ?? {}
  if (isTrue !== undefined)
    await phone.getByRole('radio', { name: t(isTrue ? 'exam.answer_true' : 'exam.answer_false') }).check()
  for (const { content } of body.options.filter(({ key }) => options.includes(key))) {
    const name = content.replaceAll(/<[^>]*>/g, '')
    await phone.getByRole(body.type === 'single' ? 'radio' : 'checkbox', { name }).check()
  }
  for (const [place, { accepted }] of Object.values(blanks).entries())
    await phone
      .getByRole('textbox')
      .nth(place)
      .fill(accepted[0] ?? '')
}

test('the daily set is answered without a network and sent afterwards', async ({ open, url, t, noise }) => {
  noise.allow(NO_NETWORK)
  // The demo company has wrong answers of this person from days ago.
  const learner = aLearner(await signIn(url, 'learner'))
  const { data: set } = await learner.daily()
  const [first] = set.questions
  if (!first) throw new Error('the demo company has no question that is due')

  const phone = await open({ as: 'learner', worker: true })
  await phone.goto('/dailySet')
  await expect(bottom(phone, t('exam.daily_start'))).toBeVisible()
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
  await settled(phone)
  await phone.context().setOffline(true)
  await phone.reload()
  await bottom(phone, t('exam.daily_start')).click()
  await answerRight(phone, first, t)
  await bottom(phone, t('exam.practice_check')).click()
  await expect(phone.getByText(t('exam.verdict_right'), { exact: true })).toBeVisible()
  expect((await learner.daily()).data.doneToday).toBe(set.doneToday)
  await phone.context().setOffline(false)
  await expect.poll(async () => (await learner.daily()).data.doneToday).toBe(set.doneToday + 1)
})
