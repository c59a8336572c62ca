// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { newProject } from './new-project.ts'

const GET = 'GET /sands-lms/api/v1/manage/training/get'
const PAGE = 'GET /sands-lms/api/v1/manage/training/page'
const CONTENT = 'GET /sands-lms/api/v1/manage/training/content'
const HISTORY = 'GET /sands-lms/api/v1/manage/training/history'
const SAVE = 'POST /sands-lms/api/v1/manage/training/save'
const EDIT = '/manage/training/projects/edit?id=3'

const draft = { ...newProject(), name: '新人培训' }
const project = sample(GET, {
  ...{ id: '3', name: '新人培训', state: 'running', version: 4, steps: ['publish', 'recall', 'end'], draft },
  ...{ publishAt: null, contents: [], updatedBy: '王芳', updatedAt: '2026-03-02T08:00:00.000Z' },
})
const theirs = { ...project, version: 5, draft: { ...draft, name: '王芳的培训' } }
const answers = { [GET]: project, [CONTENT]: samplePage(CONTENT, []), [HISTORY]: [] }

async function typed(more: Parameters<typeof renderDesktop>[1] = {}) {
  const desktop = await renderDesktop(EDIT, { ...more, answers: { ...answers, ...more?.answers } })
  const { t } = desktop
  const name = new RegExp(t('training.name'))
  fill(await findField(name), '我的培训')
  return { ...desktop, nameField: () => findField(name) }
}

it('keeps what was typed when saving fails, and says why', async () => {
  const { t, server, nameField } = await typed({ answers: { [SAVE]: refused('kernel.unavailable') } })
  await clickButton(t('training.save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await nameField()).toHaveProperty('value', '我的培训')
  server.answer({ [SAVE]: { ...project, version: 5, draft: { ...draft, name: '我的培训' } } })
  await clickButton(t('training.save'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 4, draft: { name: '我的培训' } })
})

it('says who saved meanwhile, and saves over it only when that is chosen', async () => {
  const { t, server, nameField } = await typed({ answers: { [SAVE]: refused('kernel.changed_meanwhile') } })
  server.answer({ [GET]: theirs })
  await clickButton(t('training.save'))
  expect(await screen.findByText(/王芳/)).toBeTruthy()
  expect(await nameField()).toHaveProperty('value', '我的培训')
  server.answer({ [SAVE]: { ...theirs, version: 6, draft: { ...draft, name: '我的培训' } } })
  await clickButton(t('manage.conflict_mine'))
  await waitFor(() => expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 5 }))
  await waitFor(() => expect(screen.queryByRole('button', { name: t('manage.conflict_mine') })).toBeNull())
})

it('loads what somebody else saved when that is chosen', async () => {
  const { t, server, nameField } = await typed({ answers: { [SAVE]: refused('kernel.changed_meanwhile') } })
  server.answer({ [GET]: theirs })
  await clickButton(t('training.save'))
  await clickButton(t('manage.conflict_theirs'))
  await waitFor(async () => expect(await nameField()).toHaveProperty('value', '王芳的培训'))
})

it('saves without a question when only the state of the project has changed', async () => {
  const saved = { ...project, version: 6, draft: { ...draft, name: '我的培训' } }
  const { t, server } = await typed({
    answers: {
      [SAVE]: ({ body }) => (body.version === 5 ? saved : refused('kernel.changed_meanwhile')),
    },
  })
  server.answer({ [GET]: { ...project, version: 5, state: 'ended' } })
  await clickButton(t('training.save'))
  await waitFor(() => expect(server.sentTo(SAVE).map(({ body }) => body.version)).toEqual([4, 5]))
  expect(screen.queryByRole('button', { name: t('manage.conflict_mine') })).toBeNull()
})

it('asks before the page is left with unsaved changes', async () => {
  const { t, address } = await typed({ frame: true, answers: { [PAGE]: samplePage(PAGE, []) } })
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  const [members] = await screen.findAllByRole('link', { name: t('training.tab_members') })
  if (!members) throw new Error('the page has no link to the members')
  fireEvent.click(members)
  expect((await screen.findAllByText(t('manage.leave_ask'))).length).toBeGreaterThan(0)
  expect(address()).toBe(EDIT)
})

it('says at the field what is wrong with a date', async () => {
  const dated = { ...draft, startsAt: '2099-03-02T08:00:00.000Z', endsAt: '2099-04-02T08:00:00.000Z' }
  const { t } = await renderDesktop(EDIT, { answers: { ...answers, [GET]: { ...project, draft: dated } } })
  const end = await screen.findByLabelText(t('training.field_endsAt'))
  expect(end.getAttribute('aria-invalid')).toBe('false')
  fill(end, '2099-03-01T08:00')
  expect(await screen.findByText(t('training.fault_ends_before_start'))).toBeTruthy()
  expect(end.getAttribute('aria-invalid')).toBe('true')
  fill(end, '2020-03-01T08:00')
  expect(await screen.findByText(t('training.fault_ends_before_start'))).toBeTruthy()
})
