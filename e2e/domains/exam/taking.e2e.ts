import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { aPublishedExam } from '../../../apps/server/src/testing/exam/authoring.ts'
import type { ManagedExam } from '../../../packages/contract/src/exam/manage.calls.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** Console messages of a browser about requests without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const OPEN_REVIEW = ['score', 'paper', 'verdict', 'key', 'analysis'] as const

const anExam = async (url: string, title: string): Promise<ManagedExam> =>
  aPublishedExam(await signIn(url, 'admin'), {
    title,
    questions: 3,
    review: { right_after: [...OPEN_REVIEW], while_open: [...OPEN_REVIEW], after_close: [...OPEN_REVIEW] },
  })

/** The second of three options is right. */
const answer = (phone: Page, degrees: string) => phone.getByRole('radio', { name: new RegExp(degrees) }).check()
const button = (phone: Page, name: string) => phone.getByRole('contentinfo').getByRole('button', { name, exact: true })
const stored = (phone: Page, t: Words) => phone.getByText(new RegExp(t('exam.stored_at', { at: '\\d.*' })))

async function begin(phone: Page, { id, title }: { id: string; title: string }, t: Words): Promise<void> {
  await phone.goto(`/examInfo?examId=${id}&globalIndex=2`)
  await expect(phone.getByRole('heading', { name: title }).first()).toBeVisible()
  await button(phone, t('exam.go')).click()
  await expect(phone.getByText('Question 1', { exact: true })).toBeVisible()
}

async function handIn(phone: Page, t: Words): Promise<void> {
  await button(phone, t('exam.hand_in')).click()
  await expect(phone.getByText(t('exam.commit_final'))).toBeVisible()
  await expect(phone).toHaveURL(/\/commit\?.*globalIndex=2/)
  await button(phone, t('exam.hand_in')).click()
  await expect(phone.getByRole('heading', { name: t('exam.receipt') })).toBeVisible()
}

test('an exam is taken on the phone from the list to its result', async ({ open, url, t }) => {
  const title = 'A whole exam'
  const { id } = await anExam(url, title)
  const phone = await open({ as: 'learner' })
  await phone.goto('/examList')
  await expect(phone.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await begin(phone, { id, title }, t)
  await answer(phone, '80 degrees')
  await phone.getByRole('button', { name: t('exam.flag') }).click()
  await expect(stored(phone, t)).toBeVisible()
  await settled(phone)

  await button(phone, t('exam.sheet')).click()
  const sheet = phone.getByRole('dialog', { name: t('exam.sheet') })
  await expect(sheet.getByRole('button', { name: new RegExp(t('exam.sheet_answered')) })).toHaveCount(1)
  await sheet.getByRole('button', { name: t('exam.question', { number: 3 }) }).click()
  await answer(phone, '60 degrees')
  await button(phone, t('exam.hand_in')).click()
  await expect(phone.getByText(t('exam.commit_unanswered', { count: 1 }))).toBeVisible()
  await phone.getByRole('link', { name: t('exam.commit_back') }).click()
  await button(phone, t('exam.next')).click()
  await answer(phone, '80 degrees')
  await button(phone, t('exam.next')).click()
  await handIn(phone, t)
  await expect(phone.getByRole('heading', { name: t('exam.status_4') })).toBeVisible()
  // Two of three questions are right, for two points each.
  await expect(phone.getByText('4', { exact: true })).toBeVisible()
  await expect(phone.getByText(t('exam.verdict_wrong'))).toHaveCount(1)
})

test('answers given without a network survive a reload and are graded', async ({ open, url, t, noise }) => {
  noise.allow(NO_NETWORK)
  const title = 'An exam on a train'
  const exam = await anExam(url, title)
  const phone = await open({ as: 'learner', worker: true })
  await begin(phone, { ...exam, title }, t)
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready))
  await answer(phone, '80 degrees')
  await expect(stored(phone, t)).toBeVisible()
  await settled(phone)

  await phone.context().setOffline(true)
  await button(phone, t('exam.next')).click()
  await answer(phone, '80 degrees')
  await expect(phone.getByText(t('exam.line_offline'))).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Question 1', { exact: true })).toBeVisible()
  await button(phone, t('exam.next')).click()
  await expect(phone.getByRole('radio', { name: /80 degrees/ })).toBeChecked()
  await button(phone, t('exam.next')).click()
  await answer(phone, '80 degrees')
  await button(phone, t('exam.hand_in')).click()
  await expect(phone.getByRole('button', { name: t('exam.sealed_save') })).toBeVisible()

  await phone.context().setOffline(false)
  await expect(phone.getByRole('button', { name: t('exam.sealed_save') })).toBeHidden()
  await button(phone, t('exam.hand_in')).click()
  await expect(phone.getByRole('heading', { name: t('exam.status_4') })).toBeVisible()
  await expect(phone.getByText('6', { exact: true })).toBeVisible()
  await expect(phone.getByText(t('exam.receipt_count', { answered: 3, total: 3 }))).toBeVisible()
})
