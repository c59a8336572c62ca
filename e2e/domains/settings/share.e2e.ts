import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'

const COURSE = '新人第一课：认识沙丘'
const SHORT = /\/s\/[\w-]{11}$/

test('a course is shared by a short link, which leads a visitor through the sign-in page to it', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/courseDetail?id=1&courseType=course')
  await expect(phone.getByRole('heading', { name: COURSE }).first()).toBeVisible()
  await phone.getByRole('button', { name: t('kernel.share'), exact: true }).click()
  const sheet = phone.getByRole('dialog', { name: t('kernel.share') })
  const shown = await sheet.getByText(SHORT).innerText()
  const path = shown.slice(shown.indexOf('/'))
  await expectAccessible(phone)
  await sheet.getByRole('button', { name: t('settings.share_copy') }).click()
  await expect(phone.getByText(t('settings.share_copied'))).toBeVisible()
  await expect(sheet).toBeHidden()

  const other = await open()
  await other.goto('/userAgreement')
  // A short link to a public page opens it at once, and back does not return to the link.
  await other.goto('/s/privacy')
  await expect(other).toHaveURL('/privacyPolicy')
  await other.goBack()
  await expect(other).toHaveURL('/userAgreement')
  await other.goto(path)
  await expect(other).toHaveURL(/\/login\?redirect=/)
  await submitSignIn(other, t, { userName: 'manager', password: PASSWORD })
  await expect(other).toHaveURL(/\/courseDetail\?id=1&courseType=course/)
  await expect(other.getByRole('heading', { name: COURSE }).first()).toBeVisible()
})
