// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { tapButton } from '../../../testing/acts.ts'
import { aPicture } from '../../../testing/home.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { ImageViewer } from './image-viewer.tsx'

const images = [{ picture: aPicture('1'), name: 'Dunes' }]
const none = () => undefined

it('says in a dialog that a picture could not be saved', async () => {
  const { t } = await renderPhone(<ImageViewer images={images} start={0} onClose={none} />)
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
  await tapButton(t('kernel.picture_save'))
  expect(await screen.findByRole('dialog', { name: t('kernel.picture_not_saved') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('kernel.cancel') })).toBeNull()
})

it('offers no copy of a picture that carries a name', async () => {
  const { t } = await renderPhone(<ImageViewer images={images} start={0} onClose={none} watermark="Lin Xiao" />)
  expect(await screen.findByRole('dialog', { name: t('kernel.picture_viewer') })).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('kernel.picture_save') })).toBeNull()
})
