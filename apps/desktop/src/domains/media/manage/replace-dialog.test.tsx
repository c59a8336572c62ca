// @vitest-environment happy-dom
import type { LibraryDetail, ReplaceImpact } from '@sands/contract/media/library.calls'
import { sample } from '@sands/web/testing/sample'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { EarlierPart } from './earlier-part.tsx'

const IMPACT = 'GET /sands-system/api/v1/manage/media/replace/impact'
const GET = 'GET /sands-system/api/v1/manage/media/get'
const REPLACE = 'POST /sands-system/api/v1/manage/media/replace'

const earlier = {
  id: '8',
  url: '/files/8',
  bytes: 1000,
  duration: 60,
  pages: 0,
  replacedAt: '2026-01-02T03:04:05.000Z',
  replacedBy: '张三',
}
const file = sample(GET, {
  id: '7',
  version: 3,
  fileName: '讲义.pdf',
  fileType: 'document',
  usedBy: [],
  earlier: [earlier],
}) as LibraryDetail
const anImpact = (impact: Partial<ReplaceImpact> = {}): ReplaceImpact => ({
  courses: 2,
  learners: 9,
  finishedKept: 4,
  percentUp: 0,
  percentDown: 3,
  wouldFinish: 0,
  faults: 0,
  isFixed: false,
  missingRights: [],
  ...impact,
})

async function putBack(impact: ReplaceImpact) {
  const desktop = await renderDesktop(<EarlierPart file={file} mayEdit onChanged={async () => undefined} />, {
    answers: { [IMPACT]: impact, [REPLACE]: null },
  })
  fireEvent.click(await screen.findByRole('button', { name: /恢复/ }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...desktop, dialog, ok: dialog.getByRole('button', { name: /恢\s?复/ }) }
}

it('shows what changes for learners before an earlier content is put back', async () => {
  const { dialog, ok, server } = await putBack(anImpact())
  expect(await dialog.findByText('3 人的进度会下降')).toBeTruthy()
  expect(dialog.getByText('涉及 2 门课程、9 名学员。')).toBeTruthy()
  fireEvent.click(ok)
  await expect.poll(() => server.sentTo(REPLACE).map(({ body }) => body)).toEqual([{ id: '7', version: 3, by: '8' }])
})

it('says which right is missing, and does not let one replace', async () => {
  const { dialog, ok } = await putBack(anImpact({ missingRights: ['course.publish'] }))
  expect((await dialog.findByRole('alert')).textContent).toContain('发布课程')
  expect(ok.hasAttribute('disabled')).toBe(true)
})

it('says that papers of an exam show the file, and does not let one replace', async () => {
  const { dialog, ok } = await putBack(anImpact({ isFixed: true }))
  expect((await dialog.findByRole('alert')).textContent).toContain('请在题目中添加新文件')
  expect(ok.hasAttribute('disabled')).toBe(true)
})
