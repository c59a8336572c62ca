// @vitest-environment happy-dom
import { SIGN_IN_OPEN } from '@sands/web/training/training-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

it('signs in a member by code and number, without an account session', async () => {
  const { t, server } = await renderPhone('/noLoginSign?taskId=31', {
    calls: { [SIGN_IN_OPEN]: { taskName: 'Be there', signTime: '2026-01-01T08:00:00.000Z' } },
  })
  await typeInto(await screen.findByLabelText(t('training.sign_code')), '123456')
  await typeInto(screen.getByLabelText(t('training.open_number')), '13900009999')
  await tapButton(t('training.sign_do'))
  await waitFor(() =>
    expect(server.sentTo(SIGN_IN_OPEN)[0]?.body).toMatchObject({ taskId: '31', code: '123456', number: '13900009999' }),
  )
  expect(await screen.findByText(t('training.open_done', { name: 'Be there' }))).toBeTruthy()
})

it('says that nothing is there without a task', async () => {
  const { t } = await renderPhone('/noLoginSign', { calls: {} })
  expect(await screen.findByRole('heading', { name: t('training.open_title') })).toBeTruthy()
  expect(screen.queryByLabelText(t('training.sign_code'))).toBeNull()
})
