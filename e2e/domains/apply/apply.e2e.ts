import { anOpenSignUp } from '../../../apps/server/src/testing/apply/a-sign-up.ts'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { anOpenSession } from '../../../apps/server/src/testing/face/a-session.ts'
import { expect, test } from '../../kernel/test.ts'

const HOUR_MS = 3_600_000
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

test('a learner asks for a place with a form, and gets it by a yes', async ({ open, t, url }) => {
  const name = `报名 ${Date.now()}`
  const admin = await signIn(url, 'admin')
  const day = { id: null, startsAt: fromNow(90), endsAt: fromNow(93), roomId: null, needsSignOut: false }
  const session = await anOpenSession(admin, { name, days: [day] })
  const signUp = await anOpenSignUp(admin, {
    name,
    target: { kind: 'face', id: session.id },
    needsApproval: true,
    fields: [{ key: 'why', kind: 'paragraph', label: '报名理由', isRequired: true, options: [] }],
  })

  const phone = await open({ as: 'learner' })
  await phone.goto('/applyCenter')
  await phone.getByRole('link', { name }).click()
  await phone.getByRole('textbox', { name: '报名理由' }).fill('想学习')
  await phone.getByRole('button', { name: t('apply.send_ask'), exact: true }).click()
  await expect(phone.getByText(t('apply.state_asked'), { exact: true })).toBeVisible()

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`/desktop/manage/apply/list/people?id=${signUp.id}`)
  await expect(desktop.getByText('想学习')).toBeVisible()
  await desktop.getByRole('button', { name: t('apply.approve'), exact: true }).click()
  await expect(desktop.getByText(t('apply.state_booked'), { exact: true })).toBeVisible()

  await phone.reload()
  await expect(phone.getByText(t('apply.state_booked'), { exact: true })).toBeVisible()
  await phone.getByRole('link', { name: t('apply.open_target'), exact: true }).click()
  await expect(phone.getByText(t('face.status_booked'), { exact: true })).toBeVisible()
})
