// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-system/api/v1/manage/advert/page'
const CREATE = 'POST /sands-system/api/v1/manage/advert/create'
const UPDATE = 'POST /sands-system/api/v1/manage/advert/update'
const WELCOME = { id: '5', name: '欢迎', fileId: '9', state: 'running', version: 1 } as const
const COUNT = { 'POST /sands-user/api/v1/manage/audience/count': { people: 40 } }

it('keeps the picture of an advert when only its hours are changed', async () => {
  const { t, server } = await renderDesktop('/manage/home/adverts', {
    answers: { [PAGE]: samplePage(PAGE, [WELCOME]), [UPDATE]: null, ...COUNT },
  })
  await clickButton(t('home.front_edit_of', { name: WELCOME.name }))
  const drawer = await dialog(t('home.adverts_edit'))
  fill(await drawer.findByLabelText(t('manage.window_from')), '2030-12-02T08:00')
  server.answer({ [PAGE]: samplePage(PAGE, [{ ...WELCOME, state: 'waiting' }]) })
  await clickButton(t('home.front_save'), drawer)
  await waitFor(() => expect(server.sentTo(UPDATE)[0]?.body).toMatchObject({ id: '5', version: 1, fileId: '9' }))
  const list = screen.getByRole('list', { name: t('home.adverts_title') })
  await waitFor(() => expect(list.textContent).toContain(t('home.shown_waiting')))
})

it('requires a picture', async () => {
  const { t, server } = await renderDesktop('/manage/home/adverts?open=new', {
    answers: { [PAGE]: samplePage(PAGE, []), ...COUNT },
  })
  const drawer = await dialog(t('home.adverts_add'))
  fill(await drawer.findByRole('textbox', { name: t('home.adverts_name') }), '周年庆')
  await clickButton(t('home.adverts_add'), drawer)
  expect(await drawer.findByText(t('home.adverts_fault_picture'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])
})
