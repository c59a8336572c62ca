// @vitest-environment happy-dom
import type { LibraryDetail } from '@sands/contract/media/library.calls'
import type { UploadItem } from '@sands/web/upload/upload-item'
import { addUploads, useUploads } from '@sands/web/upload/uploads'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AddCaption } from './add-caption.tsx'

vi.mock('../../../kernel/text.ts', () => ({ useT: () => (key: string) => key }))
vi.mock('@sands/web/call/use-call', () => ({ useAct: () => ({ isPending: false }) }))
vi.mock('@sands/web/upload/uploads', () => ({ addUploads: vi.fn(), cancelUpload: vi.fn(), useUploads: vi.fn() }))
afterEach(cleanup)

const ITEM = { id: '1', fileName: 'en.vtt', size: 100, purpose: 'caption', sent: 40, speed: 0 } as UploadItem

function choose(item: Partial<UploadItem>) {
  vi.mocked(useUploads).mockReturnValue([{ ...ITEM, ...item }])
  const file = { id: '9', version: 1 } as LibraryDetail
  const { container } = render(<AddCaption file={file} onChanged={async () => undefined} />)
  expect(screen.queryByRole('alert')).toBeNull()
  const input = container.querySelector('input[type=file]')
  if (!input) throw new Error('Nothing to choose a file with')
  fireEvent.change(input, { target: { files: [new File(['x'], 'en.vtt')] } })
  expect(addUploads).toHaveBeenCalled()
}

it.each(['caption', undefined] as const)('tells why captions for %s were refused', (purpose) => {
  choose({ state: 'failed', reason: 'No captions in it', purpose })
  expect(screen.getByRole('alert').textContent).toBe('No captions in it')
})

it('shows how far the file is', () => {
  choose({ state: 'sending' })
  expect(screen.getByRole('progressbar', { name: 'en.vtt' })).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
