import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

test('a person looks at their study time and rank, and resumes where they stopped', async ({ open, t }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/my')
  await phone.getByRole('link', { name: t('study.title') }).click()
  await expect(phone.getByRole('list', { name: t('study.this_week') }).getByRole('listitem')).toHaveCount(7)
  const days = phone.getByRole('table', { name: t('study.chart') }).getByRole('rowheader')
  await expect(days).toHaveCount(7)
  await phone.getByRole('button', { name: t('study.year'), exact: true }).click()
  await expect(days).toHaveCount(12)
  await expectAccessible(phone)

  await phone.getByRole('button', { name: t('study.rank') }).click()
  const podium = phone.getByRole('list', { name: t('study.podium') }).getByRole('listitem')
  await expect(podium).toHaveCount(3)
  const mine = phone.getByRole('region', { name: t('study.my_place') })
  await expect(mine).toContainText(people.learner)
  await phone.getByRole('button', { name: t('study.scope_department') }).click()
  await expect(phone.getByRole('main')).not.toContainText('培训中心')

  await phone.goto('/myStudy')
  const panel = phone.getByRole('tabpanel')
  await expect(
    panel
      .getByRole('listitem')
      .filter({ hasText: t('study.no_longer') })
      .first(),
  ).toBeVisible()
  const course = panel.getByRole('link').filter({ hasText: t('study.continue', { title: '' }).trim() })
  const place = (await course.first().getAttribute('href')) ?? ''
  await course.first().click()
  await expect(phone).toHaveURL(place)
})
