import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const tableOf = (phone: Page, t: Words) => phone.getByRole('table', { name: t('study.chart') })
const daysOf = (phone: Page, t: Words) => tableOf(phone, t).getByRole('rowheader')

test('study time is one tap away from the my page, as numbers, bars and what it went to', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('study.title') }).click()
  await expect(phone.getByRole('heading', { name: t('study.title'), level: 1 })).toBeVisible()
  await expect(phone.getByText(t('study.total'), { exact: true })).toBeVisible()
  await expect(phone.getByRole('list', { name: t('study.this_week') }).getByRole('listitem')).toHaveCount(7)
  await expect(daysOf(phone, t)).toHaveCount(7)
  await expectAccessible(phone)

  await phone.getByRole('button', { name: t('study.year'), exact: true }).click()
  await expect(daysOf(phone, t)).toHaveCount(12)
  await phone.getByRole('button', { name: t('study.month'), exact: true }).click()
  const later = phone.getByRole('button', { name: t('study.later') })
  await expect(later).toBeDisabled()
  await expect.poll(() => daysOf(phone, t).count()).toBeGreaterThanOrEqual(28)
  const first = await daysOf(phone, t).first().textContent()
  await phone.getByRole('button', { name: t('study.earlier') }).click()
  await expect(daysOf(phone, t).first()).not.toHaveText(first ?? '')
  await later.click()
  await expect(daysOf(phone, t).first()).toHaveText(first ?? '')
})

test('who studied most is ranked, in the college and in the department, with the own place in sight', async ({
  open,
  t,
}) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('study.month_rank') }).click()
  const podium = phone.getByRole('list', { name: t('study.podium') }).getByRole('listitem')
  await expect(podium).toHaveCount(3)
  await expect(podium.first()).toContainText(t('study.place', { rank: 1 }))
  const mine = phone.getByRole('region', { name: t('study.my_place') })
  await expect(mine).toContainText(people.learner)
  await expectAccessible(phone)

  const month = await mine.textContent()
  await phone.getByRole('tab', { name: t('study.rank_total') }).click()
  await expect(phone).toHaveURL(/period=total/)
  await expect(mine).not.toHaveText(month ?? '')
  await phone.getByRole('button', { name: t('study.scope_department') }).click()
  await expect(phone).toHaveURL(/period=total&scope=department/)
  await expect(phone.getByRole('main')).not.toContainText('培训中心')
  await phone.reload()
  await expect(phone.getByRole('tab', { name: t('study.rank_total') })).toHaveAttribute('aria-selected', 'true')
  await expect(phone.getByRole('button', { name: t('study.scope_department') })).toHaveAttribute('aria-pressed', 'true')
})

test('my study goes on where one left off, and keeps what has gone', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('study.my') }).click()
  const panel = phone.getByRole('tabpanel')
  const gone = panel.getByRole('listitem').filter({ hasText: t('study.no_longer') })
  await expect(gone.first()).toBeVisible()
  await expect(gone.first().getByRole('link')).toHaveCount(0)
  await expectAccessible(phone)

  await phone.getByRole('tab', { name: t('study.finished') }).click()
  await expect(panel.getByRole('listitem').first()).toContainText(/完成/)
  const ongoing = phone.getByRole('tab', { name: t('study.ongoing') })
  await ongoing.click()
  await expect(ongoing).toHaveAttribute('aria-selected', 'true')
  await phone.getByRole('button', { name: t('study.kind_3') }).click()
  await expect(phone).toHaveURL(/shelf=ongoing&type=3/)
  const all = phone.getByRole('button', { name: t('study.kind_all') })
  await all.click()
  await expect(all).toHaveAttribute('aria-pressed', 'true')

  const course = panel.getByRole('link').filter({ hasText: t('study.continue', { title: '' }).trim() })
  const title = (await course.first().getAttribute('href')) ?? ''
  await course.first().click()
  await expect(phone).toHaveURL(title)
})
