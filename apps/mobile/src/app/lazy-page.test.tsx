// @vitest-environment happy-dom
import { showTexts } from '@sands/web/i18n/domain-texts'
import { i18nState } from '@sands/web/i18n/texts'
import { watchLine } from '@sands/web/offline/connectivity'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { AppRoute } from '../kernel/route.ts'
import { LazyPage } from './lazy-page.tsx'

const Here = () => <p>here</p>
const page = vi.fn<() => Promise<ComponentType>>()
let route: AppRoute

const open = () =>
  act(async () => {
    render(
      <MemoryRouter>
        <Suspense fallback="coming">
          <LazyPage route={route} />
        </Suspense>
      </MemoryRouter>,
    )
  })
const retry = () => screen.findByRole('button', { name: 'kernel.retry' })

beforeEach(() => {
  page.mockReset().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  route = { path: '/far', open: true, page }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'ok' })))
})
afterEach(() => {
  cleanup()
  i18nState.set({ language: 'en-us', builtIn: {}, edits: {} })
  vi.unstubAllGlobals()
})

it('fetches missing code once, and shows a message with a way back', async () => {
  await open()
  await retry()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(page).toHaveBeenCalledOnce()
  expect(screen.getByText('app_network_error')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'kernel.back' })).toBeTruthy()
})

it('fetches again on request, once each time', async () => {
  await open()
  const button = await retry()
  await act(async () => button.click())
  expect(page).toHaveBeenCalledTimes(2)
  page.mockResolvedValue(Here)
  await act(async () => button.click())
  expect(await screen.findByText('here')).toBeTruthy()
  expect(page).toHaveBeenCalledTimes(3)
})

it('fetches again automatically when the network is back', async () => {
  watchLine()
  await open()
  await retry()
  await act(async () => void window.dispatchEvent(new Event('offline')))
  expect(page).toHaveBeenCalledOnce()
  page.mockResolvedValue(Here)
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('here')).toBeTruthy()
  expect(page).toHaveBeenCalledTimes(2)
})

it('waits for the texts of its domain, and fetches missing ones again', async () => {
  const texts = vi.fn<() => Promise<Record<string, string>>>().mockRejectedValue(new TypeError('Failed to fetch'))
  await showTexts('en-us', async () => ({ texts: {}, later: { feedback: texts } }))
  route = { path: '/far', open: true, page, domain: 'feedback' }
  page.mockResolvedValue(Here)
  await open()
  const button = await retry()
  expect(screen.queryByText('here')).toBeNull()
  texts.mockResolvedValue({ 'feedback.none': 'nothing yet' })
  await act(async () => button.click())
  expect(await screen.findByText('here')).toBeTruthy()
  expect(i18nState.get().builtIn).toEqual({ 'feedback.none': 'nothing yet' })
})

it('fetches again on a later visit', async () => {
  await open()
  await retry()
  cleanup()
  page.mockResolvedValue(Here)
  await open()
  expect(await screen.findByText('here')).toBeTruthy()
})
