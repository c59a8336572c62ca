import { expectAccessible } from '../../kernel/axe.ts'
import { expectClosed } from '../../kernel/layers.ts'
import { expect, test } from '../../kernel/test.ts'

const ADVERTS = '**/publicize/page**'

test('adverts greet a person once on a device', async ({ open, t }) => {
  const phone = await open({ as: 'manager', adverts: true })
  await phone.goto('/')
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  await expect(layer.getByRole('link', { name: '欢迎来到沙丘学院' })).toBeVisible()
  await expect(layer.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(phone)
  await phone.keyboard.press('Escape')
  await expectClosed(layer)

  const again = phone.waitForResponse(ADVERTS)
  await phone.reload()
  await again
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
  await expect(layer).toBeHidden()
})

test('an advert for some people is not shown to others', async ({ open, t }) => {
  const phone = await open({ as: 'learner', adverts: true })
  await phone.goto('/')
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  await expect(layer.getByRole('listitem')).toHaveCount(1)
  await layer.getByRole('button', { name: t('kernel.close') }).click()
  await expect(layer).toBeHidden()
})

test('an advert takes the person where it leads and does not wait for them at home', async ({ open, t }) => {
  const phone = await open({ as: 'learner', adverts: true })
  await phone.goto('/')
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  await layer.getByRole('link', { name: '欢迎来到沙丘学院' }).click()
  await expect(phone).toHaveURL(/\/webview\?/)
  await phone.getByRole('button', { name: t('kernel.back') }).click()
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
  await expect(layer).toBeHidden()
})

test('an advert whose picture does not come is left out, and greets another time', async ({ open, t, noise }) => {
  noise.allow(/ERR_CONNECTION_REFUSED: GET .*\/broken\.jpg/)
  const phone = await open({ as: 'author', adverts: true })
  await phone.route('**/broken.jpg', (route) => route.abort('connectionrefused'))
  let broken = ['911', '912']
  await phone.route(ADVERTS, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [first] = body.data.records
    const blank = { appImgUrl: '/files/broken.jpg', picture: null }
    body.data.records = ['911', '912'].map((id) => ({
      ...first,
      ...(broken.includes(id) && blank),
      id,
      name: `Advert ${id}`,
    }))
    await route.fulfill({ response: answer, json: body })
  })
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  const tried = phone.waitForEvent('requestfailed')
  await phone.goto('/')
  await tried
  await expect(phone.getByRole('navigation', { name: t('home.menu') })).toBeVisible()
  await expect(layer).toBeHidden()

  broken = ['911']
  await phone.reload()
  await expect(layer.getByRole('listitem')).toHaveCount(1)
  await expect(layer.getByRole('img', { name: 'Advert 912' })).toBeVisible()
  await phone.keyboard.press('Escape')
  await expectClosed(layer)

  broken = []
  await phone.reload()
  await expect(layer.getByRole('listitem')).toHaveCount(1)
  await expect(layer.getByRole('img', { name: 'Advert 911' })).toBeVisible()
})

test('at most three adverts are shown, none of them without a picture', async ({ open, t }) => {
  const phone = await open({ as: 'learner', adverts: true })
  await phone.route(ADVERTS, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const [first] = body.data.records
    body.data.records = [
      { ...first, id: '901', name: 'Blank', appImgUrl: null, picture: null },
      ...['902', '903', '904', '905'].map((id) => ({ ...first, id, name: `Advert ${id}` })),
    ]
    await route.fulfill({ response: answer, json: body })
  })
  await phone.goto('/')
  const layer = phone.getByRole('dialog', { name: t('home.adverts') })
  await expect(layer.getByRole('link')).toHaveCount(3)
  await expect(layer.getByRole('img', { name: 'Advert 902' })).toBeVisible()
  await expect(layer.getByRole('img', { name: 'Blank' })).toHaveCount(0)
})
