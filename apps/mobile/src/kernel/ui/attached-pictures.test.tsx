// @vitest-environment happy-dom

import type { Translate } from '@sands/web/i18n/texts'
import type { Attached } from '@sands/web/social/comment-drafts'
import { speak } from '@sands/web/testing/texts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AttachedPictures } from './attached-pictures.tsx'

let t: Translate
const picture = () => t('social.picture', { number: 1 })

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
const retry = () => screen.queryByRole('button', { name: new RegExp(t('kernel.retry')) })

beforeEach(async () => {
  t = await speak()
})
afterEach(cleanup)

it('tells why a picture cannot be sent, and offers to remove it instead of a retry that would fail', () => {
  show({})
  expect(screen.getByRole('alert').textContent).toBe(
    t('social.picture_refused', { name: picture(), reason: 'not a picture' }),
  )
  expect(retry()).toBeNull()
  expect(screen.getByRole('button', { name: t('social.picture_remove', { name: picture() }) })).toBeTruthy()
})

it('offers a retry where it may help', () => {
  show({ canRetry: true, reason: 'no network' })
  expect(screen.getByRole('alert').textContent).toBe(
    t('social.picture_late', { name: picture(), reason: 'no network' }),
  )
  expect(retry()).toBeTruthy()
})

it('shows an icon instead of a broken image', () => {
  show({ state: 'sending' })
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').tagName).toBe('SPAN')
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(picture())
})
