import { expect, test } from '../../kernel/test.ts'

test('an unknown address under /desktop shows the not-found page', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/no-such-page')
  await expect(desk.getByText(t('kernel.not_found_title'))).toBeVisible()
})
