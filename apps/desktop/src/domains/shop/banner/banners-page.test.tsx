// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const LIST = 'GET /sands-shopping/api/v1/manage/banner/list'
const SAVE = 'POST /sands-shopping/api/v1/manage/banner/save'
const REMOVE = 'POST /sands-shopping/api/v1/manage/banner/remove'
const SHOWN = 'GET /sands-shopping/api/v1/banner/list'
const banner = sample(SAVE, {
  ...{ id: '4', title: 'Cups', fileId: '9', picture: null, sort: 1, isShown: false },
  jump: { to: 'shop', moduleId: null, link: null },
})

it('lists banners, and stores a changed title', async () => {
  const { t, server } = await renderDesktop('/manage/shop/banners', {
    answers: { [LIST]: [banner], [SAVE]: banner, [REMOVE]: null },
  })
  expect(await screen.findByText(t('shop.manage_banner_hidden'))).toBeTruthy()
  await clickButton(t('shop.manage_banner_edit_of', { name: 'Cups' }))
  const form = await dialog(t('shop.manage_banner_edit'))
  fill(field(t('shop.manage_banner_title'), form), '')
  await clickButton(t('shop.save'), form)
  expect(await form.findByText(t('shop.manage_missing'))).toBeTruthy()
  fill(field(t('shop.manage_banner_title'), form), 'Bottles')
  await clickButton(t('shop.save'), form)
  await waitFor(() => expect(server.sentTo(SAVE)[0]?.body).toMatchObject({ id: '4', title: 'Bottles', fileId: '9' }))
})

it('says that there are none', async () => {
  const { t } = await renderDesktop('/manage/shop/banners', { answers: { [LIST]: [] } })
  expect(await screen.findByText(t('shop.manage_no_banners'))).toBeTruthy()
})

it('shows one banner at a time in the shop, and leads on', async () => {
  const picture = { url: '/one.webp', width: 750, height: 330, placeholder: '', sizes: [] }
  const one = { id: '1', title: 'One', imgUrl: '/one.webp', picture, linkStatus: 0, moduleId: null, appUrl: null }
  const two = { ...one, id: '2', title: 'Two', picture: { ...picture, url: '/two.webp' } }
  const { t } = await renderDesktop('/shop', { answers: { [SHOWN]: [one, two] } })
  expect(await screen.findByAltText('One')).toBeTruthy()
  await clickButton(t('shop.portal_banner_after'))
  expect(await screen.findByAltText('Two')).toBeTruthy()
  expect(screen.queryByAltText('One')).toBeNull()
})
