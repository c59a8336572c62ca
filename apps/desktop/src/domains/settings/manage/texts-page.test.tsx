// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/text/page'
const GET = 'GET /sands-system/api/v1/manage/text/get'
const SAVE = 'POST /sands-system/api/v1/manage/text/save'
const CHANGES = 'GET /sands-system/api/v1/manage/text/change/page'
const KEY = 'settings.language_act'
const text = (english: string | null, version = 1) => ({
  key: KEY,
  version,
  wordings: [
    { language: 'zh-cn', builtIn: '改用{language}' },
    { language: 'en-us', builtIn: 'Use {language}', edit: english },
  ] as const,
})

async function open() {
  const desktop = await renderDesktop(`/manage/settings/texts?open=${KEY}`, {
    answers: {
      [PAGE]: samplePage(PAGE, [text(null)]),
      [GET]: sample(GET, text(null)),
      [CHANGES]: samplePage(CHANGES, []),
      [SAVE]: refused('kernel.changed_meanwhile'),
      'GET /sands-system/api/v1/manage/text/domains': [],
      'GET /sands-system/api/v1/translate/version/get': { version: 0 },
    },
  })
  const form = within(await screen.findByRole('form', { name: KEY }))
  return { ...desktop, form, publish: () => button(desktop.t('settings.texts_publish'), form) }
}

it('refuses a wording without a required placeholder while it is typed, and asks before it is lost', async () => {
  const { t, form, publish, address } = await open()
  expect(publish()).toHaveProperty('disabled', true)
  fill(field('简体中文', form), '换语言')
  expect((await form.findByRole('alert')).textContent).toBe(t('settings.texts_fault_missing', { names: '{language}' }))
  expect(publish()).toHaveProperty('disabled', true)
  await clickButton(t('kernel.cancel'), form)
  await clickButton(t('settings.texts_leave'), await dialog(t('settings.texts_leave_ask')))
  await waitFor(() => expect(address()).toBe('/manage/settings/texts'))
})

it('tells the second of two editors, keeps the typed text, and publishes it when they insist', async () => {
  const { t, form, publish, server } = await open()
  fill(field('English', form), 'Change to {language}')
  server.answer({ [GET]: sample(GET, text('Switch to {language}', 2)) })
  await clickButton(t('settings.texts_publish'), form)
  expect(await screen.findByText(t('settings.texts_meanwhile'))).toBeTruthy()
  expect(field('English', form)).toHaveProperty('value', 'Change to {language}')
  expect(form.getByText(/Switch to \{language\}/)).toBeTruthy()
  server.answer({ [SAVE]: sample(SAVE, { version: 3 }) })
  expect(publish()).toHaveProperty('disabled', false)
  await clickButton(t('settings.texts_publish'), form)
  await waitFor(() => expect(server.sentTo(SAVE).at(-1)?.body.version).toBe(2))
})
