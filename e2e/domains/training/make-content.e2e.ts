import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { onlyFor } from '../../../apps/server/src/testing/training/a-training.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const unique = (name: string) => `${name} ${Date.now()}`

test('a manager makes a survey, a practice and a course beside the project, and members see what is out', async ({
  open,
  url,
  t,
}) => {
  const [name, survey, practice, course] = ['门店新人', '入门问卷', '入门练习', '入门课程'].map(unique) as [
    string,
    string,
    string,
    string,
  ]
  const page = await open({ device: 'desktop', as: 'admin' })
  await page.goto('/desktop/manage/training/projects')
  await page.getByRole('button', { name: t('training.project_create') }).click()
  await page.getByRole('textbox', { name: t('training.name'), exact: true }).fill(name)

  const drawerOf = async (kind: 'survey' | 'practice' | 'course') => {
    await page.getByRole('combobox', { name: t('training.task_kind') }).click()
    const label = t(`training.type_${kind}`)
    await page.getByRole('option', { name: label, exact: true }).click()
    await page.getByRole('button', { name: t('training.make', { kind: label }) }).click()
    return page.getByRole('dialog', { name: t('training.make', { kind: label }) })
  }
  const asked = await drawerOf('survey')
  await asked.getByLabel(t('survey.manage_name')).fill(survey)
  await asked.getByRole('textbox', { name: t('survey.manage_question_number', { number: 1 }) }).fill('您觉得怎么样？')
  await expectAccessible(page)
  await asked.getByRole('button', { name: t('survey.manage_add'), exact: true }).click()
  await expect(page.getByText(survey)).toBeVisible()

  const drawn = await drawerOf('practice')
  await drawn.getByLabel(t('exam.practice_field_title')).fill(practice)
  await drawn.getByRole('button', { name: t('exam.practice_create'), exact: true }).click()
  await expect(page.getByText(practice)).toBeVisible()
  await expect(page.getByText(t('training.task_draft'))).toHaveCount(0)

  // A course is a draft until it is completed on its own page, so that the project cannot contain it yet.
  const taught = await drawerOf('course')
  await taught.getByLabel(t('course.manage_field_title')).fill(course)
  await taught.getByRole('button', { name: t('course.manage_create'), exact: true }).click()
  await expect(page.getByText(t('training.task_draft'))).toBeVisible()
  await page.getByRole('button', { name: t('training.task_remove', { name: course }) }).click()
  const answer = page.waitForResponse('**/manage/training/save')
  await page.getByRole('button', { name: t('training.save'), exact: true }).click()
  expect((await answer).ok()).toBe(true)
  await expect(page.getByText(t('training.task_draft'))).toHaveCount(0)

  const id = asId<Id<'training'>>(new URL(page.url()).searchParams.get('id') ?? '')
  const admin = await signIn(url, 'admin')
  const learner = await signIn(url, 'learner')
  const { data: me } = await learner.call('GET /sands-user/api/v1/user/current-info')
  const { data: stored } = await admin.call('GET /sands-lms/api/v1/manage/training/get', { query: { id } })
  const draft = { ...stored.draft, audience: onlyFor(me.id) }
  const saved = await admin.call('POST /sands-lms/api/v1/manage/training/save', {
    body: { id: stored.id, version: stored.version, draft },
  })
  const body = { id: stored.id, version: saved.data.version }
  expect((await admin.call('POST /sands-lms/api/v1/manage/training/publish', { body })).code).toBe(1)

  const phone = await open({ as: 'learner' })
  await phone.goto(`/trainingDetail?id=${id}`)
  await expect(phone.getByRole('link', { name: survey })).toBeVisible()
  await phone.getByRole('link', { name: survey }).click()
  await expect(phone.getByText(survey).first()).toBeVisible()
  await expect(phone.getByText('1/2')).toBeVisible()
})
