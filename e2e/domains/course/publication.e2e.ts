import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import { aDocument } from '../media/files.ts'
import { aDraftWithDocument, barOf } from './course-management.ts'

test('an author asks for the publication of a course; a manager says yes, and learners see it', async ({
  open,
  url,
  t,
}) => {
  const title = `申请发布的课程 ${Date.now()}`
  const content = aDocument('Steam')
  const id = await aDraftWithDocument(url, 'author', { title, fileName: 'steam.pdf', content })
  const author = await open({ device: 'desktop', as: 'author' })
  await author.goto(`/desktop/manage/course/courses/edit?id=${id}`)
  await expect(author.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const bar = barOf(author, t)
  await bar.getByRole('button', { name: t('manage.ask_publish') }).click()
  await expect(bar.getByRole('button', { name: t('course.manage_publish'), exact: true })).toBeHidden()
  const dialog = author.getByRole('dialog', { name: t('manage.ask_title', { name: title }) })
  await dialog.getByLabel(t('manage.ask_reason')).fill('门店周一开始使用')
  await expectAccessible(author)
  await dialog.getByRole('button', { name: t('manage.ask_send') }).click()
  await expect(bar.getByText(t('manage.ask_waiting', { name: people.author }))).toBeVisible()

  const manager = await open({ device: 'desktop', as: 'admin' })
  await manager.goto('/desktop/approvals')
  await manager.getByRole('button', { name: title }).click()
  const drawer = manager.getByRole('dialog')
  await expect(drawer.getByText('门店周一开始使用').first()).toBeVisible()
  // What the publication would change.
  await expect(drawer.getByText('steam').first()).toBeVisible()
  await expectAccessible(manager)
  await drawer.getByRole('button', { name: t('review.approve'), exact: true }).click()
  const asked = manager.getByRole('dialog', { name: t('review.approve'), exact: true })
  await asked.getByRole('button', { name: t('review.approve'), exact: true }).click()
  await expect(manager.getByRole('button', { name: title })).toBeHidden()

  await author.reload()
  await expect(bar.getByText(t('course.manage_state_published'), { exact: true })).toBeVisible()
  const phone = await open({ as: 'learner' })
  await phone.goto(`/courseDetail?id=${id}&courseType=course`)
  await expect(phone.getByText('steam').first()).toBeVisible()
})
