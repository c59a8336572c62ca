// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { address, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const NOTICE = 'Temporarily unavailable, please use the app, a team-messaging app, or WeChat scan to scan the code'

function aCameraThat(fails: string) {
  const getUserMedia = vi.fn().mockRejectedValue(new DOMException('no', fails))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  vi.stubGlobal('BarcodeDetector', class {})
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.unstubAllGlobals()
  })
  return getUserMedia
}

describe('the scanner', () => {
  it('gives the notice where the client cannot read codes', async () => {
    await renderPhone('/scanSign', { calls: {} })
    expect((await screen.findByText(NOTICE)).getAttribute('role')).toBe('status')
  })

  it('gives the notice where there is no camera', async () => {
    aCameraThat('NotFoundError')
    await renderPhone('/scanSign', { calls: {} })
    expect(await screen.findByText(NOTICE)).toBeTruthy()
  })

  it('says that the camera is not allowed, tries again, and leads back to the typed code', async () => {
    const asked = aCameraThat('NotAllowedError')
    const { t } = await renderPhone('/scanSign', {
      calls: {
        'POST /sands-lms/api/v1/homePageDecorate/getInfo': refused('kernel.unavailable'),
        'POST /sands-lms/api/v1/college/list': { colleges: [] },
      },
    })
    expect(await screen.findByText(t('training.scan_denied'))).toBeTruthy()
    await tapButton(t('kernel.retry'))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
    expect(await screen.findByText(t('training.scan_denied'))).toBeTruthy()
    await tapButton(t('training.scan_type'))
    await waitFor(() => expect(address()).not.toContain('/scanSign'))
  })
})
