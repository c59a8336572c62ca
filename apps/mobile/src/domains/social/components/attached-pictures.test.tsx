// @vitest-environment happy-dom
import type { Attached } from '@sands/web/social/comment-drafts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AttachedPictures } from './attached-pictures.tsx'

vi.mock('@sands/web/i18n/i18n', () => ({
  useT: () => (key: string, params: object) => [key, ...Object.values(params ?? {})].join(' '),
  translate: (key: string) => key,
}))

const aPicture = (over: Partial<Attached>): Attached => ({
  key: 'a',
  file: new File(['no picture'], 'a.png', { type: 'image/png' }),
  src: 'blob:a',
  state: 'failed',
  share: 0,
  made: null,
  reason: 'not a picture',
  canRetry: false,
  ...over,
})
const show = (over: Partial<Attached>) => render(<AttachedPictures draftId="d" pictures={[aPicture(over)]} />)
const retry = () => screen.queryByRole('button', { name: /kernel.retry/ })

afterEach(cleanup)

it('says why a picture cannot go, and offers to remove it instead of a try that can only fail', () => {
  show({})
  expect(screen.getByRole('alert').textContent).toBe('social.picture_refused social.picture 1 not a picture')
  expect(retry()).toBeNull()
  expect(screen.getByRole('button', { name: /picture_remove/ })).toBeTruthy()
})

it('offers another try where that may help', () => {
  show({ canRetry: true, reason: 'no network' })
  expect(screen.getByRole('alert').textContent).toBe('social.picture_late social.picture 1 no network')
  expect(retry()).toBeTruthy()
})

it('shows a sign instead of a broken picture', () => {
  show({ state: 'sending' })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').tagName).toBe('SPAN')
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('social.picture 1')
})
