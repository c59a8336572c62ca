// @vitest-environment happy-dom
import { CallError } from '@sands/web/call/call'
import { type Resource, type Upload, uploadPicture } from '@sands/web/upload/upload'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { usePictureUpload } from './use-picture-upload.ts'

vi.mock('@sands/web/upload/upload', () => ({ uploadPicture: vi.fn() }))
afterEach(cleanup)

const file = new File(['x'], 'a.png', { type: 'image/png' })
const stored = { id: '9', picture: { url: '/files/9' } } as Resource
const lost = () => new CallError({ code: -1, msg: 'No answer', status: 0, network: true })
const refused = () => new CallError({ code: 0, msg: 'Too large', status: 0 })

/** Answers each upload in turn; one without an answer goes on until it is given up. */
function answer(...answers: (Resource | CallError | 'goes on')[]) {
  vi.mocked(uploadPicture).mockReset()
  for (const each of answers)
    vi.mocked(uploadPicture).mockImplementationOnce(async ({ signal, onProgress }: Upload) => {
      onProgress?.(0.5)
      if (each instanceof CallError) throw each
      if (each !== 'goes on') return each
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      )
    })
}

function use() {
  const [onDone, onBusy] = [vi.fn(), vi.fn()]
  return { onDone, onBusy, ...renderHook(() => usePictureUpload({ purpose: 'image', onDone, onBusy })) }
}

it('hands over what was uploaded, also when nobody looks at the field any more', async () => {
  answer(stored)
  const { result, onDone, unmount } = use()
  act(() => result.current.send(file))
  unmount()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ fileId: '9', picture: stored.picture }))
})

it('says why a picture was refused and offers no second try with the same one', async () => {
  answer(refused(), stored)
  const { result, onDone } = use()
  act(() => result.current.send(file))
  await waitFor(() =>
    expect(result.current.stage).toMatchObject({ name: 'failed', reason: 'Too large', mayRetry: false }),
  )
  expect(onDone).not.toHaveBeenCalled()
})

it('tries again with the same file when the line broke', async () => {
  answer(lost(), stored)
  const { result, onDone } = use()
  act(() => result.current.send(file))
  await waitFor(() => expect(result.current.stage).toMatchObject({ name: 'failed', mayRetry: true }))
  act(() => result.current.retry())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(vi.mocked(uploadPicture).mock.calls[1]?.[0].file).toBe(file)
})

it('can be called off, and another file takes the place of one under way', async () => {
  answer('goes on', 'goes on', stored)
  const { result, onDone } = use()
  act(() => result.current.send(file))
  await waitFor(() => expect(result.current.stage).toEqual({ name: 'sending', share: 0.5 }))
  act(() => result.current.cancel())
  await waitFor(() => expect(result.current.stage).toEqual({ name: 'idle' }))

  act(() => result.current.send(file))
  act(() => result.current.send(file))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(result.current.stage).toEqual({ name: 'idle' })
})

it('says in turns that a picture is on its way and that it is no longer', async () => {
  answer('goes on', lost(), stored)
  const { result, onBusy, onDone, unmount } = use()
  const told = () => onBusy.mock.calls.flat()
  act(() => result.current.send(file))
  expect(told()).toEqual([true])
  act(() => result.current.send(file))
  await waitFor(() => expect(result.current.stage.name).toBe('failed'))
  expect(told()).toEqual([true, false])
  act(() => result.current.retry())
  expect(told()).toEqual([true, false, true])
  unmount()
  await waitFor(() => expect(told()).toEqual([true, false, true, false]))
  expect(onDone).toHaveBeenCalledOnce()
})
