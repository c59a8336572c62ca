import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import {
  aHomeworkTask,
  aLinkTask,
  aPublishedProject,
  aSignInTask,
  aStage,
  onlyFor,
  tasksOf,
} from '../../../apps/server/src/testing/training/a-training.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

const HOUR_MS = 3_600_000
const unique = (name: string) => `${name} ${Date.now()}`
const idOf = async (person: SignedIn) => (await person.call('GET /sands-user/api/v1/user/current-info')).data.id
const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** A published project of the administrator whose only member is the learner. */
async function aProjectForLearner(url: string, document: Partial<TrainingDocument>) {
  const admin = await signIn(url, 'admin')
  const learner = await signIn(url, 'learner')
  const audience = onlyFor(await idOf(learner))
  const { id } = await aPublishedProject(admin, { ownerId: await idOf(admin), audience, ...document })
  return { id, tasks: await tasksOf(learner, id) }
}

test('a manager makes a project with a link and publishes it; a member completes it', async ({ open, t, noise }) => {
  noise.allow(/^outside host: https:\/\/example\.com\/guide$/)
  const name = unique('新人入门')
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/training/projects')
  await desktop.getByRole('button', { name: t('training.project_create') }).click()
  await desktop.getByRole('textbox', { name: t('training.name'), exact: true }).fill(name)
  const kind = desktop.getByRole('combobox', { name: t('training.task_kind') })
  await kind.click()
  await desktop.getByRole('option', { name: t('training.type_link'), exact: true }).click()
  await desktop.getByRole('button', { name: t('training.task_make') }).click()
  await desktop.getByRole('textbox', { name: t('training.link_url') }).fill('https://example.com/guide')
  await desktop.getByRole('switch', { name: t('training.has_audience') }).click()
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('training.save'), exact: true }).click()
  await desktop.getByRole('button', { name: t('training.publish'), exact: true }).click()
  const dialog = desktop.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: t('training.impact') })).toBeVisible()
  await dialog.getByRole('button', { name: t('training.publish_do'), exact: true }).click()
  await expect(desktop.getByText(t('training.state_running'), { exact: true })).toBeVisible()

  const phone = await open({ as: 'learner' })
  await phone.goto('/myTraining')
  await phone.getByRole('link', { name }).click()
  await phone.getByRole('link', { name: t('training.type_link') }).click()
  await phone.context().route('https://example.com/**', (route) => route.fulfill({ body: 'The guide' }))
  const shown = phone.context().waitForEvent('page')
  await phone.getByRole('button', { name: t('training.link_open') }).click()
  await (await shown).close()
  await expect(phone.getByRole('main').getByText(t('training.link_done'))).toBeVisible()
  await phone.getByRole('button', { name: t('training.panel_next') }).click()
  await expect(phone.getByText(t('training.panel_last'))).toBeVisible()
})

test('homework is handed in, returned with a reason, handed in again and passed, which opens the next task', async ({
  open,
  url,
  t,
}) => {
  const homework = aHomeworkTask({}, { name: '读书报告' })
  const link = aLinkTask({}, { name: '阅读指南' })
  const { id } = await aProjectForLearner(url, { name: unique('读书会'), stages: [aStage([homework, link])] })
  const phone = await open({ as: 'learner' })
  await phone.goto(`/trainingDetail?id=${id}`)
  await phone.getByRole('link', { name: '读书报告' }).click()
  await phone.getByRole('textbox', { name: t('training.homework_content') }).fill('第一稿')
  await phone.reload()
  await expect(phone.getByRole('textbox', { name: t('training.homework_content') })).toHaveValue('第一稿')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('training.homework_hand_in') }).click()
  await expect(phone.getByText(t('training.hand_in_waiting'))).toBeVisible()
  await phone.getByRole('button', { name: t('training.panel_next') }).click()
  await expect(phone.getByText(t('training.panel_locked'))).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  const openPaper = async () => {
    await desktop.goto('/desktop/manage/review/homework')
    await desktop.getByRole('link', { name: '读书报告' }).click()
    await desktop.getByRole('link', { name: people.learner }).first().click()
  }
  await openPaper()
  await desktop.getByLabel(t('review.comment')).fill('缺少结论')
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('review.hand_in_return') }).click()
  await expect(desktop.getByText(t('review.finished'))).toBeVisible()

  await phone.reload()
  await expect(phone.getByText(t('training.return_reason', { name: people.admin, comment: '缺少结论' }))).toBeVisible()
  await phone.getByRole('textbox', { name: t('training.homework_content') }).fill('第二稿，有结论')
  await phone.getByRole('button', { name: t('training.homework_again') }).click()
  await expect(phone.getByText(t('training.hand_in_waiting'))).toBeVisible()

  await openPaper()
  await expect(desktop.getByText('第二稿，有结论')).toBeVisible()
  await desktop.getByRole('button', { name: t('review.hand_in_pass') }).click()
  await expect(desktop.getByText(t('review.finished'))).toBeVisible()
  await phone.getByRole('button', { name: t('training.panel_next') }).click()
  await expect(phone.getByRole('button', { name: t('training.link_open') })).toBeVisible()
})

test('a member types the code that the screen of the room shows, and the screen counts one more', async ({
  open,
  url,
  t,
}) => {
  const task = aSignInTask({ startsAt: fromNow(-HOUR_MS), endsAt: fromNow(HOUR_MS) }, { name: '开班签到' })
  const { tasks } = await aProjectForLearner(url, { name: unique('开班'), stages: [aStage([task])] })
  const [first] = tasks
  const room = await open({ device: 'desktop', as: 'admin' })
  await room.goto(`/desktop/manage/training/projects/sign-in?task=${first?.trainingTaskId}`)
  const code = room.getByText(/^\d{6}$/)
  await expect(code).toBeVisible()
  await expectAccessible(room)

  const phone = await open({ as: 'learner' })
  await phone.goto(`/SignTask?taskId=${first?.trainingTaskId}&trainingId=${first?.trainingId}&globalIndex=1`)
  await expectAccessible(phone)
  await phone.getByRole('textbox', { name: t('training.sign_code') }).fill((await code.textContent()) ?? '')
  await phone.getByRole('button', { name: t('training.sign_do'), exact: true }).click()
  await expect(phone.getByText(t('training.sign_done'))).toBeVisible()
  const counts = room.getByRole('list', { name: t('training.sign_counts') })
  await expect(counts.getByText(t('training.sign_signed'), { exact: true })).toBeVisible()
  await phone.getByRole('link', { name: t('training.sign_back') }).click()
  await expect(phone.getByText('开班签到')).toBeVisible()
})
