// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { LanguageMenu } from './language-menu.tsx'

const LIST = 'GET /sands-system/api/v1/language/list'

it('offers the languages that the server offers, and asks for them when it opens', async () => {
  const { t, server } = await renderDesktop(<LanguageMenu />, {
    answers: {
      [LIST]: [
        { code: 'en-us', name: 'English', isDefault: 0 },
        { code: 'zh-cn', name: '简体中文', isDefault: 1 },
      ],
    },
  })
  expect(server.sentTo(LIST)).toEqual([])
  await clickButton(new RegExp(t('manage.language')))
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['English', '简体中文']),
  )
})
