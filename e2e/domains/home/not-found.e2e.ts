import { expect, test } from '../../kernel/test.ts'

test('an unknown address shows the not-found page and a way on', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  for (const path of ['/no-such-page', '/MY', '/my/deeper', '/Setting']) {
    await phone.goto(path)
    await expect(phone.getByText(t('kernel.not_found_title'))).toBeVisible()
  }
  await phone
    .getByRole('link', { name: t('kernel.back_home') })
    .or(phone.getByRole('button', { name: t('kernel.back_home') }))
    .click()
  await expect(phone.getByText(t('kernel.not_found_title'))).toBeHidden()
})

test('an unknown address under /desktop shows the not-found page', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/no-such-page')
  await expect(desk.getByText(t('kernel.not_found_title'))).toBeVisible()
})
