// @vitest-environment happy-dom
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { waiting } from '@sands/web/testing/fake-calls'
import { clearUploads } from '@sands/web/upload/uploads'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { AddCaption } from './add-caption.tsx'

const STORE = 'GET /sands-system/api/v1/tencent/cos/getCredentials'

async function choose(file: File) {
  onTestFinished(clearUploads)
  const known = { id: '9', version: 1 } as LibraryDetail
  const desktop = await renderDesktop(<AddCaption file={known} onChanged={async () => undefined} />, {
    answers: { [STORE]: waiting },
  })
  expect(screen.queryByRole('alert')).toBeNull()
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('there is no file input')
  fireEvent.change(input, { target: { files: [file] } })
  return desktop
}

it('tells why captions were refused', async () => {
  await choose(new File(['x'], 'setup.exe'))
  expect((await screen.findByRole('alert')).textContent).toContain('vtt')
})

it('shows the upload progress', async () => {
  await choose(new File(['WEBVTT'], 'en.vtt'))
  expect(await screen.findByRole('progressbar', { name: /en\.vtt/ })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
