// @vitest-environment happy-dom
import { asId } from '@sands/contract/kernel/id'
import type { ManagedSkin } from '@sands/contract/settings/look.calls'
import { refused } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeUpload } from '../../../testing/fake-upload.ts'
import { button, click, clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const SKIN = 'GET /sands-system/api/v1/manage/skin/get'
const SAVE = 'POST /sands-system/api/v1/manage/skin/save'
const PICTURE = { url: '/files/9/large?s=1', width: 800, height: 120, placeholder: 'data:,', sizes: [] }
const aSkin = (fields: Partial<ManagedSkin>): ManagedSkin => ({
  theme: null,
  tabBackgroundFileId: null,
  tabBackground: null,
  companyTheme: 'blue',
  ...fields,
})

it('tells the second of two editors, keeps their choice, and saves it when they insist', async () => {
  const { t, server } = await renderDesktop('/manage/settings/skin', {
    answers: { [SKIN]: aSkin({}), [SAVE]: refused('kernel.changed_meanwhile') },
  })
  const orange = await screen.findByRole('radio', { name: t('settings.skin_orange') })
  expect(button(t('settings.save'))).toHaveProperty('disabled', true)
  await click(orange)
  server.answer({ [SKIN]: aSkin({ theme: 'red' }) })
  await clickButton(t('settings.save'))
  await waitFor(() => expect(server.sentTo(SKIN)).toHaveLength(2))
  expect(orange).toHaveProperty('checked', true)
  await waitFor(() => expect(button(t('settings.save'))).toHaveProperty('disabled', false))

  server.answer({
    [SAVE]: () => {
      server.answer({ [SKIN]: aSkin({ theme: 'orange' }) })
      return null
    },
  })
  await clickButton(t('settings.save'))
  expect(await screen.findByText(t('settings.skin_saved'))).toBeTruthy()
  expect(server.sentTo(SAVE).map(({ body }) => body)).toEqual([
    { theme: 'orange', tabBackgroundFileId: null, seen: { theme: null, tabBackgroundFileId: null } },
    { theme: 'orange', tabBackgroundFileId: null, seen: { theme: 'red', tabBackgroundFileId: null } },
  ])
})

it('saves an uploaded tab background, and removes it', async () => {
  fakeUpload(() => ({ data: { id: '9', picture: PICTURE } }))
  const withPicture = aSkin({ tabBackgroundFileId: asId('9'), tabBackground: PICTURE })
  const { t, server } = await renderDesktop('/manage/settings/skin', {
    answers: {
      [SKIN]: aSkin({}),
      [SAVE]: ({ body }) => {
        server.answer({ [SKIN]: body.tabBackgroundFileId ? withPicture : aSkin({}) })
        return null
      },
    },
  })
  const field = await screen.findByRole('group', { name: t('settings.tab_background') })
  const input = field.querySelector('input')
  if (!input) throw new Error('the field has no input for files')
  fireEvent.change(input, { target: { files: [new File(['x'], 'sand.png', { type: 'image/png' })] } })
  await screen.findByRole('button', { name: t('manage.picture_remove') })
  await clickButton(t('settings.save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(1))
  await waitFor(() => expect(button(t('settings.save'))).toHaveProperty('disabled', true))

  await clickButton(t('manage.picture_remove'))
  await clickButton(t('settings.save'))
  await waitFor(() => expect(server.sentTo(SAVE)).toHaveLength(2))
  const nothing = { theme: null, tabBackgroundFileId: null }
  const chosen = { theme: null, tabBackgroundFileId: '9' }
  expect(server.sentTo(SAVE).map(({ body }) => body)).toEqual([
    { ...chosen, seen: nothing },
    { ...nothing, seen: chosen },
  ])
})
