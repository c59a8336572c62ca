// @vitest-environment happy-dom
import type { FaceCosts } from '@sands/contract/face/cost.calls'
import { asId } from '@sands/contract/kernel/id'
import { noCosts } from '@sands/rules/face/cost'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { CostPart } from './cost-part.tsx'

const GET = 'GET /sands-lms/api/v1/manage/face/cost/get'
const SAVE = 'POST /sands-lms/api/v1/manage/face/cost/save'

const room = (cents: number, version: number): FaceCosts => ({
  costs: { ...noCosts(), room: { cents, note: '' } },
  ...{ version, total: cents, people: 0, perHead: null },
})

async function shown(stored: FaceCosts) {
  const desktop = await renderDesktop(<CostPart id={asId('5')} />, { answers: { [GET]: stored } })
  const field = () => screen.getByLabelText<HTMLInputElement>(desktop.t('face.cost_room'))
  await waitFor(field)
  /** Comes back to this window; the answers have arrived afterwards. */
  const comeBack = async () => {
    const times = desktop.server.sentTo(GET).length
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(desktop.server.sentTo(GET)).toHaveLength(times + 1))
    await act(() => new Promise((done) => setTimeout(done)))
  }
  return { ...desktop, field, comeBack }
}

it('leaves what was typed when the person comes back to the window', async () => {
  const { t, server, field, comeBack } = await shown(room(0, 0))
  fill(field(), '125.5')
  await comeBack()
  expect(field().value).toBe('125.5')

  // Not even what somebody else has stored meanwhile replaces it, but it is not overwritten either.
  server.answer({ [GET]: room(900, 1), [SAVE]: refused('face.costs_changed') })
  await comeBack()
  fireEvent.blur(field())
  await clickButton(t('face.costs_save'))
  expect(await screen.findByText(t('face.costs_refused'))).toBeTruthy()
  expect(server.sentTo(SAVE)[0]?.body).toMatchObject({ version: 0, costs: { room: { cents: 12_550 } } })
  server.answer({ [GET]: noAnswer })
  await clickButton(t('face.costs_reload'))
  await waitFor(() => expect(server.sentTo(GET).length).toBeGreaterThan(4))
  expect(field().value).toBe('125.5')
  server.answer({ [GET]: room(900, 1) })
  await clickButton(t('face.costs_reload'))
  await waitFor(() => expect(field().value).toBe('9'))
  expect(screen.queryByText(t('face.costs_refused'))).toBeNull()
})

it('shows what somebody else has stored when nothing was typed', async () => {
  const { server, field, comeBack } = await shown(room(0, 0))
  server.answer({ [GET]: room(900, 1) })
  await comeBack()
  await waitFor(() => expect(field().value).toBe('9'))
})

it('shows what was saved', async () => {
  const { t, server, field } = await shown(room(0, 0))
  fill(field(), '7')
  fireEvent.blur(field())
  server.answer({ [GET]: room(700, 1), [SAVE]: room(700, 1) })
  await clickButton(t('face.costs_save'))
  expect(await screen.findByText(t('face.costs_saved'))).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('face.costs_save') })).toHaveProperty('disabled', true),
  )
  expect(field().value).toBe('7')
})
