// @vitest-environment happy-dom
import { asId } from '@sands/contract/kernel/id'
import { sample } from '@sands/web/testing/sample'
import { waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { OwnDataFile } from './own-data-file.tsx'

const BATCH = 'GET /sands-system/api/v1/ops/batch/get'
const FILE = 'GET /sands-system/api/v1/ops/batch/file'

it('has the app around the page save the file', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  onTestFinished(() => click.mockRestore())
  const calls = { [BATCH]: sample(BATCH, { state: 'done' }), [FILE]: { url: '/files/own' } }
  const { t } = await renderPhone(<OwnDataFile batchId={asId('9')} onAgain={() => undefined} />, { calls })
  await tapButton(t('auth.data_save'))
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^own-data\.json http.*\/files\/own$/)]))
})
