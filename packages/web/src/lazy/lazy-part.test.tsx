// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchLine } from '../offline/connectivity.ts'
import { lazyPart, useLoadAgain, useLoadOnReturn } from './lazy-part.tsx'

interface Props {
  name: string
}
const Here = ({ name }: Props) => <p>{`here ${name}`}</p>
function Instead() {
  const again = useLoadAgain()
  useLoadOnReturn()
  return (
    <button type="button" onClick={again}>
      again
    </button>
  )
}
const load = vi.fn<() => Promise<ComponentType<Props>>>()
const open = () => {
  const Part = lazyPart<Props>(load, Instead)
  return act(async () => {
    render(
      <>
        <p>around it</p>
        <Suspense>
          <Part name="part" />
        </Suspense>
      </>,
    )
  })
}

beforeEach(() => {
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('fails in its place, and comes when it is asked for again', async () => {
  await open()
  expect(screen.getByText('around it')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'again' }))
  expect(await screen.findByRole('button', { name: 'again' })).toBeTruthy()
  load.mockResolvedValue(Here)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'again' })))
  expect(await screen.findByText('here part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

it('comes by itself when the network is back', async () => {
  watchLine()
  await open()
  await screen.findByRole('button', { name: 'again' })
  await act(async () => void window.dispatchEvent(new Event('offline')))
  load.mockResolvedValue(Here)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here part')).toBeTruthy()
})
