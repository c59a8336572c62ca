// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, fill } from '../../../testing/person.ts'
import { type Desktop, renderDesktop } from '../../../testing/render-desktop.tsx'

const STATE = 'GET /sands-user/api/v1/setup/state'
const CREATE = 'POST /sands-user/api/v1/setup/create'

const open = () =>
  renderDesktop('/setup', {
    visitor: true,
    answers: { [STATE]: { needed: true }, [CREATE]: refused('auth.setup_code') },
  })

async function fillIn({ t }: Desktop): Promise<void> {
  const fields = [
    ['auth.setup_code_label', 'aaaa-bbbb-cccc'],
    ['auth.setup_company', '远山零售'],
    ['auth.setup_college', '远山学院'],
    ['auth.setup_name', '秦远'],
    ['auth.setup_user_name', 'first.admin'],
    ['auth.password', 'Dunes#2027'],
    ['auth.setup_repeat', 'Dunes#2027'],
  ] as const
  for (const [label, text] of fields) fill(await screen.findByLabelText(t(label)), text)
}

it('shows faults at their fields, and focuses the first', async () => {
  const { t, server } = await open()
  await clickButton(t('auth.setup_submit'))
  expect(await screen.findByText(t('auth.setup_code_required'))).toBeTruthy()
  expect(screen.getByText(t('auth.setup_user_name_wrong'))).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t('auth.setup_code_label'))))
  expect(server.sentTo(CREATE)).toEqual([])
})

it('keeps the typed values when the set-up code is wrong', async () => {
  const desktop = await open()
  await fillIn(desktop)
  await clickButton(desktop.t('auth.setup_submit'))
  await waitFor(() =>
    expect(screen.getByText(/启动码|代码|码/, { selector: '.ant-form-item-explain-error' })).toBeTruthy(),
  )
  expect(screen.getByLabelText(desktop.t('auth.setup_company'))).toHaveProperty('value', '远山零售')
})

it('says so when somebody else has set it up meanwhile', async () => {
  const desktop = await open()
  await fillIn(desktop)
  desktop.server.answer({ [STATE]: { needed: false }, [CREATE]: refused('auth.setup_done') })
  await clickButton(desktop.t('auth.setup_submit'))
  expect(await screen.findByRole('heading', { level: 1, name: desktop.t('auth.setup_done_title') })).toBeTruthy()
})

it('redirects to the sign-in page when the installation is already set up', async () => {
  const { t } = await renderDesktop('/setup', { visitor: true, answers: { [STATE]: { needed: false } } })
  expect(await screen.findByRole('heading', { level: 1, name: t('auth.setup_done_title') })).toBeTruthy()
  expect(screen.getByRole('link', { name: t('auth.sign_in') }).getAttribute('href')).toBe('/desktop/login')
})
