import { signIn } from '../../../apps/server/src/testing/client.ts'
import { createSession } from '../../../apps/server/src/testing/face/a-session.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

test('an organiser enters costs, sees them in the report and exports it', async ({ open, t, url }) => {
  const admin = await signIn(url, 'admin')
  const session = await createSession(admin, { name: `费用 ${Date.now()}` })
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`/desktop/manage/face/sessions/edit?id=${session.id}`)
  await desktop.getByLabel(t('face.cost_room'), { exact: true }).fill('125.5')
  await desktop.getByRole('button', { name: t('face.costs_save') }).click()
  await expect(desktop.getByText(t('face.costs_saved'))).toBeVisible()

  await desktop.goto('/desktop/manage/face/reports?by=lecturer')
  await expect(desktop.getByRole('columnheader', { name: t('face.report_costs') })).toBeVisible()
  await expectAccessible(desktop)
  await desktop.getByRole('button', { name: t('face.report_export') }).click()
  await expect(desktop.getByRole('dialog').getByRole('button', { name: t('ops.batch_save') })).toBeVisible()
})

test('the attendance sheet of a session is exported', async ({ open, t, url }) => {
  const admin = await signIn(url, 'admin')
  const session = await createSession(admin, { name: `考勤 ${Date.now()}` })
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`/desktop/manage/face/sessions/attendance?id=${session.id}`)
  await desktop.getByRole('button', { name: t('face.sheet_export') }).click()
  await expect(desktop.getByRole('dialog').getByRole('button', { name: t('ops.batch_save') })).toBeVisible()
})
