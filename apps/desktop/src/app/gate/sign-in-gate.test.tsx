// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, fill, findField } from '../../testing/person.ts'
import { type Desktop, renderDesktop } from '../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/lecturer/page'
const GET = 'GET /sands-lms/api/v1/manage/lecturer/get'
const UPDATE = 'POST /sands-lms/api/v1/manage/lecturer/update'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const TOKEN = 'POST /sands-user/oauth/token'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'
const SHEN = { id: '4', name: '沈溪', teachCourseNum: 0, version: 1 }

/** A name typed into a drawer, and a server that has ended the session. */
async function typedAndSignedOut(): Promise<Desktop> {
  const desktop = await renderDesktop('/manage/lecturer/lecturers?open=4', {
    frame: true,
    answers: {
      [PAGE]: samplePage(PAGE, [SHEN]),
      [GET]: sample(GET, SHEN),
      [UPDATE]: refused('kernel.signed_out'),
      [METHODS]: sample(METHODS),
    },
  })
  const drawer = await dialog(desktop.t('lecturer.manage_edit_title'))
  fill(await findField(desktop.t('lecturer.manage_name'), drawer), '沈小溪')
  await clickButton(desktop.t('lecturer.manage_save'), drawer)
  return desktop
}

async function signIn({ t, server }: Desktop, userId: string): Promise<void> {
  server.answer({
    [TOKEN]: sample(TOKEN, { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 3600, collegeId: '1' }),
    [VALIDATE]: sample(VALIDATE, { userId }),
    [UPDATE]: sample(UPDATE),
  })
  const window = await dialog(t('auth.sign_in'))
  fill(await window.findByLabelText(t('auth.account')), 'admin')
  fill(window.getByLabelText(t('auth.password')), 'Sands@2026')
  await clickButton(t('auth.sign_in'), window)
  await waitFor(() => expect(document.body.dataset.locked).toBeUndefined())
}

it('says why one was signed out, and has what was typed when one is back', async () => {
  const desktop = await typedAndSignedOut()
  const { t, address, server } = desktop
  const window = within(await screen.findByRole('dialog', { name: t('auth.sign_in') }))
  expect(window.getByRole('status').textContent).toBe(`${t('auth.ended_elsewhere')} ${t('auth.ended_kept')}`)
  expect(document.body.dataset.locked).toBe('true')
  expect(address()).toBe('/manage/lecturer/lecturers?open=4')

  await signIn(desktop, '7')
  const drawer = await dialog(t('lecturer.manage_edit_title'))
  expect(await findField(t('lecturer.manage_name'), drawer)).toHaveProperty('value', '沈小溪')
  await clickButton(t('lecturer.manage_save'), drawer)
  await waitFor(() => expect(server.sentTo(UPDATE).at(-1)?.body).toMatchObject({ name: '沈小溪' }))
})

it('shows nothing of it to somebody else who signs in', async () => {
  const desktop = await typedAndSignedOut()
  await signIn(desktop, '8')
  const drawer = await dialog(desktop.t('lecturer.manage_edit_title'))
  expect(await findField(desktop.t('lecturer.manage_name'), drawer)).toHaveProperty('value', '沈溪')
})
