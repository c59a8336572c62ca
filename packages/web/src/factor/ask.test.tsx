// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { speak } from '../testing/texts.ts'
import { leadToEnrol } from './ask.tsx'

const later = async () => fireEvent.click(await screen.findByText('Later'))

it('leads to the second factor once, and again when the person has done something', async () => {
  await speak('en-us')
  const first = leadToEnrol(null)
  await later()
  await first
  // A list that is read again.
  await leadToEnrol(null)
  expect(screen.queryByText('Later')).toBeNull()
  const wanted = leadToEnrol(null, { isWanted: true })
  await later()
  await wanted
  await waitFor(() => expect(screen.queryByText('Later')).toBeNull())
})
