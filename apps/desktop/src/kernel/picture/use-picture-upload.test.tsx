// @vitest-environment happy-dom
import { putSession } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeUpload, type UploadAnswer } from '../../testing/fake-upload.ts'
import { usePictureUpload } from './use-picture-upload.ts'

beforeEach(() => putSession(aSession()))
afterEach(() => {
  cleanup()
  putSession(null)
})

const file = new File(['x'], 'a.png', { type: 'image/png' })
const stored = { id: '9', picture: { url: '/files/9' } }
const TOO_LARGE = { status: 413, code: 4_000_413, msg: 'Too large' }

/** Sets the answers to the uploads, in order. */
function answer(...answers: UploadAnswer[]) {
  return fakeUpload(() => answers.shift() ?? 'goes on')
}

function use() {
  const [onDone, onBusy] = [vi.fn(), vi.fn()]
  return { onDone, onBusy, ...renderHook(() => usePictureUpload({ purpose: 'image', onDone, onBusy })) }
}

it('calls onDone after the upload, even when the field is no longer on the screen', async () => {
  answer({ data: stored })
  const { result, onDone, unmount } = use()
  act(() => result.current.send(file))
  unmount()
  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ fileId: '9', picture: stored.picture }))
})

it('tells why a picture was refused and offers no retry with the same file', async () => {
  answer(TOO_LARGE, { data: stored })
  const { result, onDone } = use()
  act(() => result.current.send(file))
  await waitFor(() =>
    expect(result.current.stage).toMatchObject({ name: 'failed', reason: 'Too large', mayRetry: false }),
  )
  expect(onDone).not.toHaveBeenCalled()
})

it('retries with the same file after a network failure', async () => {
  const sent = answer('line breaks', { data: stored })
  const { result, onDone } = use()
  act(() => result.current.send(file))
  await waitFor(() => expect(result.current.stage).toMatchObject({ name: 'failed', mayRetry: true }))
  act(() => result.current.retry())
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent.map(({ body }) => body)).toEqual([file, file])
})

it('can be cancelled, and another file replaces a running upload', async () => {
  // The replaced upload is cancelled before it is sent.
  answer('goes on', { data: stored })
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

it('calls onBusy with true when an upload starts and with false when it ends', async () => {
  answer('line breaks', { data: stored })
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
