// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { aDownload } from '../testing/downloads.ts'
import { useDownloadCover } from './downloaded.ts'
import { downloadStorage } from './storage.ts'

it('a download whose picture cannot be read has none, and no error occurs', async () => {
  vi.spyOn(await downloadStorage(), 'part').mockRejectedValue(new DOMException('', 'InvalidStateError'))
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const unheard = vi.fn()
  process.on('unhandledRejection', unheard)
  const page = document.createElement('div')
  const root = createRoot(page)
  const Cover = () => <p>{useDownloadCover(aDownload) ?? 'none'}</p>
  await act(async () => root.render(<Cover />))
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(page.textContent).toBe('none')
  expect(unheard).not.toHaveBeenCalled()
  await act(async () => root.unmount())
  process.off('unhandledRejection', unheard)
})
