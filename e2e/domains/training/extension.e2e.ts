import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import {
  aHomeworkTask,
  aPublishedProject,
  aStage,
  onlyFor,
  tasksOf,
} from '../../../apps/server/src/testing/training/a-training.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const DAY_MS = 86_400_000
const fromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const idOf = async (person: SignedIn) => (await person.call('GET /sands-user/api/v1/user/current-info')).data.id

test('a learner asks for more time for homework; the owner says yes, and the learner reads it', async ({
  open,
  t,
  url,
}) => {
  const name = `延期作业 ${Date.now()}`
  const admin = await signIn(url, 'admin')
  const learner = await signIn(url, 'learner')
  const task = aHomeworkTask({ cutOff: fromNow(2) }, { name, due: { kind: 'at', at: fromNow(1) } })
  const { id } = await aPublishedProject(admin, {
    ...{ name, ownerId: await idOf(admin), audience: onlyFor(await idOf(learner)), stages: [aStage([task])] },
  })
  const [first] = await tasksOf(learner, id)

  const phone = await open({ as: 'learner' })
  await phone.goto(`/TrainingHomework?taskId=${first?.trainingTaskId}`)
  await phone.getByRole('button', { name: t('training.extension_ask') }).click()
  await phone.getByLabel(t('training.extension_reason')).fill('这周参加盘点')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('training.extension_send') }).click()
  await expect(phone.getByText(t('training.extension_state_asked'))).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/approvals')
  await desktop.getByRole('button', { name }).click()
  const drawer = desktop.getByRole('dialog')
  await expect(drawer.getByText('这周参加盘点').first()).toBeVisible()
  await drawer.getByRole('button', { name: t('review.approve'), exact: true }).click()
  const asked = desktop.getByRole('dialog', { name: t('review.approve'), exact: true })
  await asked.getByRole('button', { name: t('review.approve'), exact: true }).click()
  await expect(desktop.getByRole('button', { name })).toBeHidden()

  await phone.reload()
  await expect(phone.getByText(t('training.extension_state_granted'))).toBeVisible()
})
