// @vitest-environment happy-dom
import { loadManageTexts } from '@sands/i18n/manage'
import { loadTexts } from '@sands/i18n/texts'
import { startI18n } from '@sands/web/i18n/i18n'
import { startTheme } from '@sands/web/theme/theme'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { choose, click } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { LookCard } from './look-card.tsx'

const LANGUAGE = 'POST /sands-user/api/v1/user/change-language'
const VERSION = 'GET /sands-system/api/v1/translate/version/get'
const LIST = 'GET /sands-system/api/v1/language/list'
const OFFERED = [
  { code: 'en-us' as const, name: 'English', isDefault: 0 },
  { code: 'zh-cn' as const, name: '简体中文', isDefault: 1 },
]
const load = async (language: Parameters<typeof loadTexts>[0]) => ({
  texts: { ...(await loadTexts(language)), ...(await loadManageTexts(language)) },
})

it('changes the colours of this device', async () => {
  const { t } = await renderDesktop(<LookCard />, { answers: { [LIST]: OFFERED } })
  startTheme()
  await click(await screen.findByRole('radio', { name: t('settings.theme_red') }))
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('red'))
  expect(screen.getByRole('radio', { name: t('settings.theme_red') })).toHaveProperty('checked', true)
  await click(screen.getByRole('radio', { name: new RegExp(t('settings.theme_blue')) }))
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('blue'))
})

it('changes the language here and tells the server', async () => {
  const { t, server } = await renderDesktop(<LookCard />, {
    answers: { [LIST]: OFFERED, [LANGUAGE]: null, [VERSION]: { version: 0 } },
  })
  await startI18n({ load })
  expect(screen.getByRole('heading', { name: t('settings.look') })).toBeTruthy()
  await choose(await screen.findByRole('combobox', { name: t('settings.language') }), 'English')
  await waitFor(() => expect(server.sentTo(LANGUAGE).map(({ body }) => body)).toEqual([{ language: 'en-us' }]))
  expect(document.documentElement.lang).toMatch(/^en/)
  expect(screen.getByRole('heading', { name: 'Language and colours' })).toBeTruthy()
})

it('offers the languages that the server offers', async () => {
  // A change of the language in the test before may still ask for edited texts.
  const { t } = await renderDesktop(<LookCard />, { answers: { [LIST]: OFFERED, [VERSION]: { version: 0 } } })
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: t('settings.language') }))
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('.ant-select-item-option-content')].map(({ textContent }) => textContent),
    ).toEqual(['English', '简体中文']),
  )
})
