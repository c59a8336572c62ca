import { signIn } from '../../../apps/server/src/testing/client.ts'
import { anOpenSession, firstDay } from '../../../apps/server/src/testing/face/a-session.ts'
import { expect, test } from '../../kernel/test.ts'

const HOUR_MS = 3_600_000
const unique = (name: string) => `${name} ${Date.now()}`
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const aDay = (hours: number) => ({
  id: null,
  startsAt: fromNow(hours),
  endsAt: fromNow(hours + 3),
  roomId: null,
  needsSignOut: false,
})

test('a learner signs up, and signs in with the code on the screen of the room', async ({ open, t, url }) => {
  const name = unique('面授')
  const admin = await signIn(url, 'admin')
  // Signing in opens an hour before the day begins.
  const session = await anOpenSession(admin, { name, timeZone: 'Asia/Jakarta', days: [aDay(0.9)] })

  const phone = await open({ as: 'learner' })
  await phone.goto('/faceTeaching?type=open')
  await phone.getByRole('link', { name }).click()
  await phone.getByRole('button', { name: t('face.do_sign_up'), exact: true }).click()
  await expect(phone.getByText(t('face.status_booked'), { exact: true })).toBeVisible()

  const room = await open({ device: 'desktop', as: 'admin' })
  await room.goto(`/desktop/manage/face/sessions/board?day=${firstDay(session)}`)
  const code = room.getByText(/^\d{6}$/)
  await expect(code).toBeVisible()
  await phone.getByRole('link', { name: t('face.do_sign_in'), exact: true }).click()
  await phone.getByRole('textbox', { name: t('face.check_code') }).fill((await code.textContent()) ?? '')
  await phone.getByRole('button', { name: t('face.do_sign_in'), exact: true }).click()
  await expect(
    phone
      .getByRole('status')
      .filter({ hasText: t('face.check_done_in') })
      .first(),
  ).toBeVisible()

  await room.goto(`/desktop/manage/face/sessions/attendance?id=${session.id}`)
  await expect(room.getByText(t('face.status_present'), { exact: true }).first()).toBeVisible()
})
