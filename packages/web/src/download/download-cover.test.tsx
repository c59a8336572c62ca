// @vitest-environment happy-dom
import type { Resource } from '@sands/contract/media/media.model'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import type { Download } from './download.ts'
import { useDownloadCover } from './downloaded.ts'
import { downloadStorage } from './storage.ts'

const download: Download = {
  key: '7/1',
  userId: '7',
  file: {
    id: '1' as Resource['id'],
    fileName: 'a.mp4',
    fileType: 'video',
    status: 3,
    failReason: null,
    progress: 100,
    coverUrl: '/files/1/large?e=1&s=1',
    playable: null,
    watermark: false,
  },
  content: '1/1',
  quality: { height: 480, bytes: 1 },
  state: 'done',
  reason: null,
  bytes: 1,
  parts: 1,
  allParts: 1,
  createdAt: 0,
  seenAt: 0,
}

it('a download whose picture cannot be read has none, and nothing breaks', async () => {
  vi.spyOn(await downloadStorage(), 'part').mockRejectedValue(new DOMException('', 'InvalidStateError'))
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const page = document.createElement('div')
  const root = createRoot(page)
  const Cover = () => <p>{useDownloadCover(download) ?? 'none'}</p>
  await act(async () => root.render(<Cover />))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(page.textContent).toBe('none')
  expect(unheard).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  process.off('unhandledRejection', unheard)
})
