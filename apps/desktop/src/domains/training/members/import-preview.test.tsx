// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { ImportPreview } from './import-preview.tsx'

const READ = 'POST /sands-lms/api/v1/manage/training/member/import/read'

const found = sample(READ, {
  rows: [
    { row: 2, number: 'wf', name: '王芳', isMember: false },
    { row: 3, number: 'lm', name: '李明', isMember: true },
    { row: 4, number: 'nobody', name: null, isMember: false },
  ],
  impact: { joining: 1, staying: 7, withRecords: 1 },
})

it('says what importing the file changes before it is done', async () => {
  const onRun = vi.fn()
  const { t } = await renderDesktop(
    <ImportPreview found={found} isStarting={false} onRun={onRun} onOther={() => undefined} />,
  )
  expect(await screen.findByText(t('training.impact_joining', { count: 1 }))).toBeTruthy()
  expect(screen.getByText(t('training.impact_staying', { count: 7 }))).toBeTruthy()
  expect(screen.getByText(t('training.import_row', { row: 4, number: 'nobody' }))).toBeTruthy()
  await clickButton(t('training.import_run'))
  expect(onRun).toHaveBeenCalledOnce()
})
