// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { PasswordCard } from './password-card.tsx'

const CHANGE = 'POST /sands-user/api/v1/user/change-password'

it('says that the old password is wrong, keeps the fields, and closes after the change', async () => {
  const { t, server } = await renderDesktop(<PasswordCard />, { answers: { [CHANGE]: refused('auth.wrong_password') } })
  await clickButton(t('auth.change_password'))
  fill(await screen.findByLabelText(t('auth.current_password')), 'Wrong@2026')
  fill(screen.getByLabelText(t('auth.new_password')), 'Dunes#2027')
  fill(screen.getByLabelText(t('auth.repeat_password')), 'Dunes#2027')
  await clickButton(t('auth.change_password'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(screen.getByLabelText(t('auth.new_password'))).toHaveProperty('value', 'Dunes#2027')

  server.answer({ [CHANGE]: null })
  fill(screen.getByLabelText(t('auth.current_password')), 'Sands@2026')
  await clickButton(t('auth.change_password'))
  expect(await screen.findByText(t('auth.password_changed'))).toBeTruthy()
  expect(screen.queryByLabelText(t('auth.current_password'))).toBeNull()
  expect(server.sentTo(CHANGE).at(-1)?.body).toEqual({ oldPassword: 'Sands@2026', newPassword: 'Dunes#2027' })
})
