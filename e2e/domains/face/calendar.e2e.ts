import { signIn } from '../../../apps/server/src/testing/client.ts'
import { anOpenSession, FACE_MANAGE } from '../../../apps/server/src/testing/face/a-session.ts'
import { expect, test } from '../../kernel/test.ts'

const HOUR_MS = 3_600_000
const DAYS_AHEAD = 40

test('an organiser finds a session in the calendar by month, week and room, and opens it', async ({ open, t, url }) => {
  const name = `日历 ${Date.now()}`
  const admin = await signIn(url, 'admin')
  const { data: rooms } = await admin.call(`GET ${FACE_MANAGE}/room/list`, { query: {} })
  const [room, other] = rooms
  if (!room || !other) throw new Error('the demo has no two rooms')
  // On a day on which the demo has no sessions, so that the room is free.
  const startsAt = new Date(Date.now() + DAYS_AHEAD * 24 * HOUR_MS).toISOString()
  const endsAt = new Date(Date.now() + (DAYS_AHEAD * 24 + 1) * HOUR_MS).toISOString()
  const { id } = await anOpenSession(admin, {
    ...{ name, timeZone: 'Asia/Jakarta', capacity: 5 },
    days: [{ id: null, startsAt, endsAt, roomId: room.id, needsSignOut: false }],
  })

  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/face/calendar')
  await expect(desktop.getByRole('heading', { level: 1, name: t('face.calendar_title') })).toBeVisible()
  // The calendar shows the days of the clock of the browser.
  const day = await desktop.evaluate((instant) => {
    const at = new Date(instant)
    return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  }, startsAt)
  await desktop.goto(`/desktop/manage/face/calendar?at=${day}`)
  const entry = desktop.getByRole('link').filter({ hasText: name })
  await expect(entry).toContainText(room.name)
  await desktop.getByText(t('face.calendar_week'), { exact: true }).click()
  await expect(desktop).toHaveURL(/view=week/)
  await expect(entry).toBeVisible()
  await desktop.getByRole('button', { name: t('face.calendar_after') }).click()
  await expect(entry).toBeHidden()
  await desktop.getByRole('button', { name: t('face.calendar_before') }).click()
  await expect(entry).toBeVisible()

  await desktop.getByRole('combobox', { name: t('face.where') }).click()
  await desktop.getByTitle(other.name, { exact: true }).click()
  await expect(desktop).toHaveURL(/room=/)
  await expect(entry).toBeHidden()
  await desktop.getByRole('button', { name: t('face.clear') }).click()
  await entry.click()
  await expect(desktop).toHaveURL(new RegExp(`/manage/face/sessions/edit\\?id=${id}`))
  await expect(desktop.getByRole('heading', { level: 1, name })).toBeVisible()
})
