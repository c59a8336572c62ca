// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { speak } from '../testing/texts.ts'
import { EnrolDialog } from './enrol-dialog.tsx'

it.each([
  ['/', '/secondFactor'],
  ['/desktop/manage/org/people', '/desktop/secondFactor'],
])('leads from %s to the page of the same app', async (here, there) => {
  await speak('en-us')
  window.history.replaceState(null, '', here)
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue(undefined)
  onTestFinished(() => assign.mockRestore())
  render(<EnrolDialog until="" close={() => undefined} />)
  fireEvent.click(await screen.findByText('Set up now'))
  expect(assign).toHaveBeenCalledWith(there)
})
