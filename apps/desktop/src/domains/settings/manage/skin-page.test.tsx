// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const SKIN = 'GET /sands-system/api/v1/manage/skin/get'
const SAVE = 'POST /sands-system/api/v1/manage/skin/save'

it('tells the second of two editors, keeps their choice, and saves it when they insist', async () => {
  const { t, server } = await renderDesktop('/manage/settings/skin', {
    answers: { [SKIN]: { theme: null, companyTheme: 'blue' }, [SAVE]: refused('kernel.changed_meanwhile') },
  })
  const orange = await screen.findByRole('radio', { name: t('settings.skin_orange') })
  expect(button(t('settings.save'))).toHaveProperty('disabled', true)
  await click(orange)
  server.answer({ [SKIN]: { theme: 'red', companyTheme: 'blue' } })
  await clickButton(t('settings.save'))
  await waitFor(() => expect(server.sentTo(SKIN)).toHaveLength(2))
  expect(orange).toHaveProperty('checked', true)
  await waitFor(() => expect(button(t('settings.save'))).toHaveProperty('disabled', false))

  server.answer({
    [SAVE]: () => {
      server.answer({ [SKIN]: { theme: 'orange', companyTheme: 'blue' } })
      return null
    },
  })
  await clickButton(t('settings.save'))
  expect(await screen.findByText(t('settings.skin_saved'))).toBeTruthy()
  expect(server.sentTo(SAVE).map(({ body }) => body)).toEqual([
    { theme: 'orange', seen: null },
    { theme: 'orange', seen: 'red' },
  ])
})
