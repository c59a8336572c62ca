// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const ACCOUNTS = 'GET /sands-user/api/v1/manage/demo-password/accounts'
const STATUS = 'GET /sands-system/api/v1/ops/status'
const COLLEGE = { answers: { [STATUS]: sample(STATUS) }, frame: true }

it('names the accounts with the demo password where the management area opens', async () => {
  const { t } = await renderDesktop('/manage/ops/status', {
    ...COLLEGE,
    rights: ['ops.jobs.view', 'org.people.edit'],
    answers: { ...COLLEGE.answers, [ACCOUNTS]: { total: 61, userNames: ['admin', 'author'] } },
  })
  expect(await screen.findByText(t('auth.demo_passwords', { count: 61 }))).toBeTruthy()
  expect(screen.getByText(t('auth.demo_passwords_text', { names: 'admin, author …' }))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('auth.demo_passwords_open') }).getAttribute('href')).toContain(
    '/manage/org/people',
  )
})

it('says nothing when nobody has it, and asks nothing without the right', async () => {
  const { t, server } = await renderDesktop('/manage/ops/status', { ...COLLEGE, rights: ['ops.jobs.view'] })
  expect(await screen.findByText(t('ops.database_embedded'))).toBeTruthy()
  expect(server.sentTo(ACCOUNTS)).toEqual([])
})
