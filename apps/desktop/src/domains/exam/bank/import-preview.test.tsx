// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { click, clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportStart } from './import-start.tsx'

const READ = 'POST /sands-lms/api/v1/manage/question/import/read'
const TEMPLATE = 'GET /sands-lms/api/v1/manage/question/import/template'

const preview = sample(READ, {
  rows: [
    { row: 2, title: '水温', body: { type: 'single' }, category: ['饮品', '茶'], isDuplicate: false },
    { row: 4, title: '洗手', body: { type: 'judge' }, category: [], isDuplicate: true },
  ],
  problems: [{ row: 3, column: '答案', value: 'Z', text: '答案应为一个选项的字母，例如 B' }],
  newCategories: ['饮品', '饮品/茶'],
})

it('shows bad lines with number, column and what is expected, and takes the good ones', async () => {
  const onRun = vi.fn()
  const { t } = await renderDesktop(
    <ImportPreview preview={preview} isStarting={false} onRun={onRun} onOther={() => undefined} />,
  )
  const row = (await screen.findByText('答案应为一个选项的字母，例如 B')).closest('tr')
  expect(row?.textContent).toBe('3答案Z答案应为一个选项的字母，例如 B')
  expect(screen.getByText(t('exam.import_categories', { names: '饮品 · 饮品/茶' }))).toBeTruthy()
  await clickButton(t('exam.import_run', { count: 1 }))
  expect(onRun.mock.lastCall?.[0]).toMatchObject([{ row: 2 }])
  await click(screen.getByRole('checkbox', { name: t('exam.import_twins', { count: 1 }) }))
  await clickButton(t('exam.import_run', { count: 2 }))
  expect(onRun.mock.lastCall?.[0]).toMatchObject([{ row: 2 }, { row: 4 }])
})

it('has nothing to run when every line is bad', async () => {
  const { t } = await renderDesktop(
    <ImportPreview
      preview={{ ...preview, rows: [] }}
      isStarting={false}
      onRun={() => undefined}
      onOther={() => undefined}
    />,
  )
  expect(await screen.findByRole('button', { name: t('exam.import_run', { count: 0 }) })).toHaveProperty(
    'disabled',
    true,
  )
})

it('offers a template of each kind, and says why the last file could not be read', async () => {
  const { t, server } = await renderDesktop(<ImportStart failure="不能读取" onFile={() => undefined} />, {
    answers: { [TEMPLATE]: { fileName: 'a.txt', content: 'YQ==' } },
  })
  expect(await screen.findByText('不能读取')).toBeTruthy()
  await clickButton(t('exam.import_template_txt'))
  await clickButton(t('exam.import_template_xlsx'))
  expect(server.sentTo(TEMPLATE).map(({ query }) => query.get('format'))).toEqual(['txt', 'xlsx'])
})
