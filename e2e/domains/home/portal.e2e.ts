import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'

test('the portal shows the home page as the company has decorated it', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  const banners = desk.getByRole('region', { name: t('home.banners') })
  await expect(banners.getByRole('img').first()).toBeVisible()
  const first = await banners.getByRole('img').first().getAttribute('alt')
  await banners.getByRole('button', { name: t('home.banner_after') }).click()
  await expect(banners.getByRole('img').first()).not.toHaveAttribute('alt', first ?? '')
  await expect(
    desk
      .getByRole('navigation', { name: t('home.menu') })
      .getByRole('button')
      .first(),
  ).toBeVisible()
  await expectAccessible(desk)
})

test('what only the phone has shows the way to the phone', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await desk
    .getByRole('navigation', { name: t('home.menu') })
    .getByRole('button', { name: '待发送', exact: true })
    .click()
  await expect(desk.getByRole('dialog', { name: t('manage.phone_only') })).toBeVisible()
})

test('what the portal has too opens there', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await desk
    .getByRole('navigation', { name: t('home.menu') })
    .getByRole('button', { name: '课程', exact: true })
    .click()
  await expect(desk).toHaveURL(/\/desktop\/course$/)
  await expect(desk.getByRole('heading', { level: 1, name: t('course.title') })).toBeVisible()
})

test('messages are read in the portal, shelf by shelf', async ({ open }) => {
  const desk = await open({ device: 'desk', as: 'emma', language: 'en-us' })
  const words = await wordsOf('en-us')
  await desk.goto('/desktop/messages')
  await expect(desk.getByRole('heading', { level: 1, name: words('message.title') })).toBeVisible()
  const unread = desk.getByRole('article').filter({ hasText: words('message.unread_mark') })
  await expect(unread.first()).toBeVisible()
  const count = await unread.count()
  await unread
    .first()
    .getByRole('button', { name: words('message.mark_read') })
    .click()
  await expect(unread).toHaveCount(count - 1)
  await expectAccessible(desk)
  await desk.getByText(words('message.category_system'), { exact: true }).first().click()
  await expect(desk).toHaveURL(/shelf=system/)
})

test('another college is one click away', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await desk.getByRole('button', { name: t('org.college_go', { name: 'Dune Academy' }) }).click()
  await expect(desk.getByRole('banner').getByText('Dune Academy').first()).toBeVisible()
  await desk.getByRole('button', { name: t('org.college_go', { name: '沙丘学院' }) }).click()
  await expect(desk.getByRole('banner').getByText('沙丘学院').first()).toBeVisible()
})
