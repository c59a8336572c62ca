// @vitest-environment happy-dom
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { stubWire } from '@sands/web/testing/wire'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Rating } from './rating.tsx'

const BEFORE = { score: 4, scoreCount: 2, myScore: null }
const show = (moduleId: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Rating module={1} moduleId={moduleId} state={BEFORE} />
    </QueryClientProvider>,
  )
const choose = (stars: number) => {
  const star = screen.getAllByRole('radio')[stars - 1]
  if (star) fireEvent.click(star)
}

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  putSession(null)
  vi.unstubAllGlobals()
})

it("is given once: the person's stars stay, even when an older answer is shown again", async () => {
  const sent = stubWire(() => ({ code: 1, data: { score: 4.3, scoreCount: 3, myScore: 5 } }))
  show('7')
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  choose(5)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('social.rating_given')).toBeTruthy()
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ scoreModule: 1, scoreModuleId: '7', score: 5 })
  expect(screen.getByText('4.3')).toBeTruthy()
  cleanup()
  show('7')
  expect(screen.queryAllByRole('radio')).toEqual([])
})

it('needs started content, and says so', () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Rating module={1} moduleId="6" state={BEFORE} isStarted={false} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('4.0')).toBeTruthy()
  expect(screen.getByText('social.rating_begin')).toBeTruthy()
  expect(screen.queryAllByRole('radio')).toEqual([])
})

it('that was given on another device is shown', async () => {
  stubWire(({ key }) =>
    key.endsWith('/score/get')
      ? { code: 1, data: { score: 3, scoreCount: 3, myScore: 1 } }
      : { code: 4170002, status: 409, msg: 'rated already' },
  )
  show('8')
  choose(4)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText('social.rating_given')).toBeTruthy()
  expect(screen.getByText('3.0')).toBeTruthy()
})

it('can be retried after a network failure', async () => {
  stubWire(() => ({ code: 5000, status: 503, msg: 'unavailable' }))
  show('9')
  choose(2)
  fireEvent.click(screen.getByRole('button'))
  await vi.waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false))
  expect(screen.getAllByRole('radio')).toHaveLength(5)
})
