// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'
import { ImportRun } from './import-run.tsx'

const READ = 'POST /sands-user/api/v1/manage/user/import/read'
const START = 'POST /sands-user/api/v1/manage/user/import/start'
const BATCH = 'GET /sands-system/api/v1/ops/batch/get'

it('names the departments that the import would create, in the trial', async () => {
  const preview = sample(READ, { importId: 'x' })
  const { t } = await renderDesktop(
    <ImportRun
      preview={preview}
      choice={{ mapping: ['userName', 'name'], existing: 'skip', createDepartments: true }}
      onBack={() => undefined}
      onAgain={() => undefined}
    />,
    {
      answers: {
        [START]: sample(START, { batchId: '3' }),
        [BATCH]: sample(BATCH, {
          id: '3',
          kind: 'org.import',
          state: 'done',
          counts: { wouldCreate: 1, wouldCreateDepartments: 1 },
          notes: ['沙丘/门店运行部'],
        }),
      },
    },
  )
  expect(await screen.findByText('沙丘/门店运行部')).toBeTruthy()
  expect(screen.getByText(t('org.import_departments_trial', { count: 1 }))).toBeTruthy()
  expect(screen.getByText(t('ops.batch_count_would_create_departments'))).toBeTruthy()
})
