import { homeLinks } from '@sands/contract/home/home.links'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'

const HOST = 'www.mohrss.gov.cn'

test('a page of another site opens from an article at once, also after a reload, and from a pasted address after a question', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^outside host: https:\/\/www\.mohrss\.gov\.cn\/$/)
  const phone = await open({ as: 'learner' })
  await phone
    .context()
    .route(`https://${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>ok</p>' }))
  await phone.goto('/broadcast')
  await phone.getByRole('link', { name: /国家职业技能标准/ }).click()
  const frame = phone.locator(`iframe[src="https://${HOST}/"]`)
  await expect(frame).toBeVisible()
  await phone.reload()
  await expect(frame).toBeVisible()

  const pasted = await phone.context().newPage()
  await pasted.goto(homeLinks.webview({ url: `https://${HOST}/` }))
  await expect(pasted.getByRole('heading', { name: t('home.webview_ask_title', { host: HOST }) })).toBeVisible()
  await expect(pasted.locator('iframe')).toHaveCount(0)
  await expectAccessible(pasted)
  await pasted.getByRole('button', { name: t('home.webview_ask_open') }).click()
  await expect(pasted.locator(`iframe[src="https://${HOST}/"]`)).toBeVisible()
})
