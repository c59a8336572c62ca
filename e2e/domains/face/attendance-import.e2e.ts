import { signIn } from '../../../apps/server/src/testing/client.ts'
import { FACE_MANAGE } from '../../../apps/server/src/testing/face/a-session.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

/** The session of the demo that takes place now. */
const NAME = '消防与安全演练'

test('an organiser imports the attendance of a day, sees the bad row first, and the learner reads the result', async ({
  open,
  t,
  url,
}) => {
  const admin = await signIn(url, 'admin')
  const { data } = await admin.call(`GET ${FACE_MANAGE}/page`, { query: { size: 100 } })
  const session = data.records.find(({ name }) => name === NAME)
  if (!session) throw new Error('the demo has no session that takes place now')

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`/desktop/manage/face/sessions/attendance?id=${session.id}`)
  await desktop.getByRole('button', { name: t('face.attendance_import') }).click()
  const drawer = desktop.getByRole('dialog', { name: t('face.attendance_import') })
  await expect(drawer.getByRole('button', { name: t('face.import_template') })).toBeVisible()
  await expectAccessible(desktop)
  const headings = [t('face.column_userName'), t('face.column_mark'), t('face.column_reason')].join(',')
  const csv = [headings, `learner,${t('face.outcome_late')},地铁故障`, `nobody.here,${t('face.outcome_present')},`, '']
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'attendance.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv.join('\r\n')}`) })
  await expect(drawer.getByText(t('face.import_good', { count: 1 }))).toBeVisible()
  await expect(drawer.getByRole('row').filter({ hasText: t('face.row_no_person') })).toBeVisible()
  await expectAccessible(desktop)
  await drawer.getByRole('button', { name: t('face.import_run', { count: 1 }) }).click()
  await expect(drawer.getByRole('status').filter({ hasText: t('ops.batch_done') })).toBeVisible()
  const row = desktop.getByRole('row').filter({ hasText: people.learner })
  await expect(row).toContainText(t('face.outcome_late'))
  await expect(row).toContainText(t('face.way_import'))

  const phone = await open({ as: 'learner' })
  await phone.goto(`/faceDetail?faceId=${session.id}`)
  await expect(phone.getByText(t('face.status_late'), { exact: true }).first()).toBeVisible()
})
