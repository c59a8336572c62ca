// @vitest-environment happy-dom
import type { UploadItem, UploadState } from '@sands/web/upload/upload-item'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useUploadTray } from './use-upload-tray.ts'

afterEach(cleanup)

const all = (...states: UploadState[]) => states.map((state, place) => ({ id: `${place}`, state }) as UploadItem)
const show = (items: UploadItem[]) => renderHook((shown: UploadItem[]) => useUploadTray(shown), { initialProps: items })

it('stays closed while all uploads succeed', () => {
  const { result, rerender } = show(all('sending', 'waiting'))
  expect(result.current).toMatchObject({ isOpen: false, going: 2, unseen: 0 })
  rerender(all('done', 'done'))
  expect(result.current).toMatchObject({ isOpen: false, going: 0, unseen: 0 })
})

it('opens for failures after all uploads have ended, and marks them until they were seen', () => {
  const { result, rerender } = show(all('sending', 'failed'))
  expect(result.current).toMatchObject({ isOpen: false, unseen: 1, failed: 1 })
  rerender(all('failed', 'failed'))
  expect(result.current).toMatchObject({ isOpen: true, unseen: 2, failed: 2 })
  act(() => result.current.turn(false))
  expect(result.current).toMatchObject({ isOpen: false, unseen: 0, failed: 2 })
  rerender([...all('failed', 'failed'), ...all('done').map((item) => ({ ...item, id: 'later' }))])
  expect(result.current.isOpen).toBe(false)
})

it('reports an upload that fails a second time', () => {
  const { result, rerender } = show(all('failed'))
  act(() => result.current.turn(false))
  rerender(all('sending'))
  rerender(all('failed'))
  expect(result.current).toMatchObject({ isOpen: true, unseen: 1 })
})
