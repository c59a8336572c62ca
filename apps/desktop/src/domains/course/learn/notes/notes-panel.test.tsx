// @vitest-environment happy-dom
import { noAnswer } from '@sands/web/testing/fake-calls'
import { samplePage } from '@sands/web/testing/sample'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { clickButton, field, fill, findField } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'
import { NotesPanel } from './notes-panel.tsx'

const PAGE = 'GET /sands-lms/api/v1/study-note/page'
const SAVE = 'POST /sands-lms/api/v1/study-note/save'
const goTo = vi.fn()
const panel = (
  <NotesPanel
    courseware={{ id: '7' as never, courseWareType: 3 }}
    place={{ current: { now: () => 1, goTo } as never }}
  />
)

it('keeps an unfinished note for the next visit', async () => {
  const { t, drawAgain } = await renderDesktop(panel, { answers: { [PAGE]: samplePage(PAGE, []) } })
  fill(await findField(t('study.note_write')), '还没写完')
  drawAgain()
  expect(field(t('study.note_write'))).toHaveProperty('value', '还没写完')
})

it('shows a note that the server does not have yet, and that it is waiting', async () => {
  const { t } = await renderDesktop(panel, { answers: { [PAGE]: samplePage(PAGE, []), [SAVE]: noAnswer } })
  fill(await findField(t('study.note_write')), '没有网络时写的')
  await clickButton(t('study.note_save'))
  const notes = within(await screen.findByRole('list', { name: t('study.notes') }))
  expect(await notes.findByText('没有网络时写的')).toBeTruthy()
  expect(await notes.findByText(t('study.note_waiting'))).toBeTruthy()
  expect(field(t('study.note_write'))).toHaveProperty('value', '')
})
