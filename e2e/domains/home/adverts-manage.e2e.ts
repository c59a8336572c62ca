import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { expectClosed } from '../../kernel/layers.ts'
import { expect, test } from '../../kernel/test.ts'

/** Any picture works; the app's icon is available. */
const picture = {
  name: 'hello.png',
  mimeType: 'image/png',
  buffer: readFileSync(resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')),
}

test('an advert with a picture uploaded in the management is shown to a learner until it is deleted', async ({
  open,
  url,
  t,
}) => {
  const name = '周年庆，一起来'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/home/adverts')
  const list = desktop.getByRole('list', { name: t('home.adverts_title') })
  await expect(list.getByRole('listitem').first()).toBeVisible()

  await desktop.getByRole('button', { name: t('home.adverts_add') }).click()
  const drawer = desktop.getByRole('dialog', { name: t('home.adverts_add') })
  await drawer.getByRole('textbox', { name: t('home.adverts_name') }).fill(name)
  await drawer.getByRole('button', { name: t('home.adverts_add') }).click()
  await expect(drawer.getByText(t('home.adverts_fault_picture'))).toBeVisible()
  // While the picture is uploading, the form shows no "picture is missing" message, and the advert cannot be added yet.
  const arrival = Promise.withResolvers<void>()
  await desktop.route('**/resource/upload*', async (route) => {
    await arrival.promise
    await route.continue()
  })
  const add = drawer.getByRole('button', { name: t('home.adverts_add') })
  await drawer.locator('input[type=file]').setInputFiles(picture)
  await expect(drawer.getByRole('status').filter({ hasText: t('manage.picture_busy') })).toBeVisible()
  await expect(add).toBeDisabled()
  await expect(drawer.getByText(t('home.adverts_fault_picture'))).toBeHidden()
  arrival.resolve()
  await expect(drawer.getByRole('img', { name })).toBeVisible()
  await expect(add).toBeEnabled()
  await expect(drawer.getByText(t('manage.picture_busy'))).toBeHidden()
  await expect(drawer.getByText(t('home.adverts_fault_picture'))).toBeHidden()
  await expectAccessible(desktop)
  await add.click()
  await expect(drawer).toBeHidden()
  await expect(list.getByRole('listitem').last()).toContainText(name)

  const phone = await open({ as: 'learner', adverts: true })
  await phone.goto('/')
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  await expect(layer.getByRole('listitem')).toHaveCount(2)
  await expect(layer.getByRole('img', { name })).toBeAttached()
  await phone.keyboard.press('Escape')
  await expectClosed(layer)

  await desktop.getByRole('button', { name: t('home.front_remove_of', { name }) }).click()
  const question = desktop.getByRole('dialog', { name: t('home.adverts_remove_ask', { name }) })
  await question.getByRole('button', { name: t('home.front_remove'), exact: true }).click()
  await expect(list.getByRole('listitem').filter({ hasText: name })).toHaveCount(0)
  // The phone does not show an advert again: the next one would get these.
  const learner = await signIn(url, 'learner')
  const { data } = await learner.call('GET /sands-system/api/v1/publicize/page', { query: { location: '0' } })
  expect(data.records).toHaveLength(1)
})
