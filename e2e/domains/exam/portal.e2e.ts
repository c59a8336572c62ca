import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** The open exam of the demo company, which this account has not taken. */
const EXAM = { title: '新员工上岗考试', as: 'teacher' } as const

/** The line that says that everything is stored, whatever the time. */
const storedLine = (t: Words) => new RegExp(`^${t('exam.stored_at', { at: '.*' })}`)

test('an exam that was started on the phone is finished on the computer', async ({ open, t, noise }) => {
  const phone = await open({ as: EXAM.as })
  await phone.goto('/examList')
  await phone.getByRole('link', { name: EXAM.title }).click()
  await phone.getByRole('button', { name: t('exam.go') }).click()
  await phone.getByRole('radio', { name: /80 度/ }).click()
  await expect(phone.getByText(storedLine(t))).toBeVisible()

  const desktop = await open({ device: 'desktop', as: EXAM.as })
  await desktop.goto('/desktop/exam')
  await desktop.getByRole('link', { name: EXAM.title, exact: true }).click()
  await desktop.getByRole('button', { name: t('exam.continue') }).click()
  await expect(desktop.getByRole('radio', { name: /80 度/ })).toBeChecked()

  await test.step('the phone becomes read-only', async () => {
    // The phone tries to write with a ticket that is no longer valid.
    noise.allow(/^answer 409: POST .*\/exam\/save$/)
    // It also asks the server by itself: then its answers may no longer be chosen.
    const answer = phone.getByRole('radio', { name: /60 度/ })
    await answer.click({ timeout: 5000 }).catch(() => undefined)
    await expect(phone.getByRole('button', { name: t('exam.take_over') })).toBeVisible()
  })

  await test.step('the answer sheet leads to a question, and its answer is stored', async () => {
    const sheet = desktop.getByRole('complementary', { name: t('exam.sheet') })
    await sheet.getByRole('button', { name: new RegExp(`^${t('exam.question', { number: 6 })}\\D`) }).click()
    await desktop.getByRole('radio', { name: t('exam.answer_true') }).click()
    await expect(sheet.getByText(storedLine(t))).toBeVisible()
    await expect(sheet.getByText(t('exam.receipt_count', { answered: 2, total: 12 }))).toBeVisible()
    await sheet.getByRole('button', { name: t('exam.hand_in') }).click()
  })

  const look = desktop.getByRole('dialog', { name: t('exam.hand_in') })
  await expect(look.getByText(t('exam.commit_unanswered', { count: 10 }))).toBeVisible()
  await look.getByRole('button', { name: t('exam.hand_in') }).click()
  await expect(desktop).toHaveURL(/\/desktop\/exam\/result\?/)
  await expect(desktop.getByText(t('exam.status_5'))).toBeVisible()
  await expect(desktop.getByText('16', { exact: true })).toBeVisible()
})
