import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { aReadyVideo } from '../../kernel/clip.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { aDocument, asFile } from './files.ts'

const LIBRARY = '/desktop/manage/media/library'
const NOTICES = '/desktop/manage/home/notices'
const rowOf = (desktop: Page, name: string) => desktop.getByRole('row').filter({ hasText: name })
const drawerOf = (desktop: Page, t: Words) => desktop.getByRole('dialog', { name: t('media.file') })

async function openFile(desktop: Page, t: Words, name: string) {
  await rowOf(desktop, name).getByRole('button', { name }).click()
  const drawer = drawerOf(desktop, t)
  await expect(drawer.getByRole('textbox', { name: t('media.file_name'), exact: true })).toHaveValue(name)
  return drawer
}

/** Opens the full text of a notice on the phone. */
async function openNotice(phone: Page, t: Words, text: string): Promise<void> {
  await phone.goto('/')
  const notices = phone.getByRole('region', { name: t('home.notices') })
  await notices.getByRole('button', { name: t('home.notices_all') }).click()
  await phone.getByRole('dialog').getByText(text).click()
}

async function removeNotice(url: string, text: string): Promise<void> {
  const admin = await signIn(url, 'admin')
  const { data } = await admin.call('GET /sands-system/api/v1/manage/notice/page', { query: { size: 100 } })
  const notice = data.records.find((each) => each.text === text)
  if (!notice) throw new Error('the notice was not stored')
  const body = { id: notice.id, version: notice.version }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const removed = await admin.call('POST /sands-system/api/v1/manage/notice/remove', { body, headers })
  expect(removed.msg).toBe('')
}

test('a document uploaded for a notice is read on the phone, replaced, and deleted when nothing uses it any more', async ({
  open,
  url,
  t,
}) => {
  const text = '请阅读新的安全手册'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto(`${NOTICES}?open=new`)
  const form = desktop.getByRole('dialog', { name: t('home.notices_add') })
  await form.getByRole('textbox', { name: t('home.notices_text'), exact: true }).fill(text)
  await form.getByRole('combobox', { name: t('manage.jump') }).click()
  await desktop.getByTitle(t('media.jump_document'), { exact: true }).click()
  await form.getByRole('button', { name: t('home.notices_add') }).click()
  await expect(form.getByText(t('media.pick_fault'))).toBeVisible()

  await form.getByRole('button', { name: t('media.pick') }).click()
  const picker = desktop.getByRole('dialog', { name: t('media.pick_document') })
  await picker
    .locator('input[type=file]')
    .first()
    .setInputFiles(asFile('safety.pdf', aDocument('Mind the gap')))
  const choice = picker.getByRole('button', { name: /^safety\.pdf/ })
  await expect(choice).toContainText(t('media.state_ready'))
  await expectAccessible(desktop)
  await choice.click()
  await expect(picker).toBeHidden()
  await expect(form.getByText('safety.pdf')).toBeVisible()
  await form.getByRole('button', { name: t('home.notices_add') }).click()
  await expect(form).toBeHidden()

  const phone = await open({ as: 'learner' })
  await openNotice(phone, t, text)
  await expect(phone).toHaveURL(/\/preview\/pdf\?id=/)
  await expect(phone.getByText('Mind the gap')).toBeVisible()

  await desktop.goto(LIBRARY)
  const drawer = await openFile(desktop, t, 'safety.pdf')
  await expect(drawer.getByRole('link', { name: text })).toHaveAttribute('href', /\/manage\/home\/notices\?open=\d+$/)
  await expect(drawer.getByRole('button', { name: t('media.remove_file') })).toBeDisabled()
  await expect(drawer.getByText('Mind the gap')).toBeVisible()
  await expectAccessible(desktop)

  await drawer.getByRole('button', { name: t('media.replace') }).click()
  const replacing = desktop.getByRole('dialog', { name: t('media.replace_title', { name: 'safety.pdf' }) })
  await expect(replacing.getByRole('link', { name: text })).toBeVisible()
  await replacing
    .locator('input[type=file]')
    .first()
    .setInputFiles(asFile('safety2.pdf', aDocument('Mind the step')))
  const other = replacing.getByRole('button', { name: /^safety2\.pdf/ })
  await expect(other).toContainText(t('media.state_ready'))
  await other.click()
  await replacing.getByRole('button', { name: t('media.replace'), exact: true }).click()
  await expect(replacing).toBeHidden()
  await expect(drawer.getByText('Mind the step')).toBeVisible()
  // The notice leads to the same file, with its new content.
  await phone.reload()
  await expect(phone.getByText('Mind the step')).toBeVisible()

  await removeNotice(url, text)
  await desktop.goto(`${LIBRARY}?keyword=step&unused=yes`)
  await (await openFile(desktop, t, 'safety.pdf')).getByRole('button', { name: t('media.remove_file') }).click()
  const asked = desktop.getByRole('dialog', { name: t('media.remove_ask', { name: 'safety.pdf' }) })
  await asked.getByRole('button', { name: t('media.remove_file'), exact: true }).click()
  await expect(drawerOf(desktop, t)).toBeHidden()
  await expect(desktop.getByText(t('media.library_not_found'))).toBeVisible()
})

test('a video gets a name, captions and a watermark, and edits of two people at once are both stored', async ({
  open,
  t,
  url,
  noise,
}) => {
  noise.allow(/answer 409: POST .*\/manage\/media\/save/)
  noise.allow(/answer 415: PATCH .*\/api\/v1\/uploads\//)
  await aReadyVideo(url, { fileName: 'welcome.mp4', seconds: 2, width: 320, height: 180 })
  const [desktop, colleague] = [
    await open({ device: 'desktop', as: 'admin' }),
    await open({ device: 'desktop', as: 'author' }),
  ]
  await desktop.goto(`${LIBRARY}?kind=video&view=grid`)
  await desktop.getByRole('button', { name: /welcome\.mp4/ }).click()
  const drawer = drawerOf(desktop, t)
  await expect(drawer.locator('video')).toBeVisible()
  await expectAccessible(desktop)

  await colleague.goto(`${LIBRARY}?keyword=welcome`)
  const theirs = await openFile(colleague, t, 'welcome.mp4')

  await drawer.getByRole('combobox', { name: t('media.captions_language') }).click()
  await desktop.getByTitle('English', { exact: true }).click()
  await drawer.locator('input[type=file]').setInputFiles(asFile('wrong.vtt', Buffer.from('1\nHello\n')))
  await expect(drawer.getByRole('alert')).not.toBeEmpty()
  await drawer
    .locator('input[type=file]')
    .setInputFiles(asFile('en.vtt', Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n')))
  const remove = drawer.getByRole('button', { name: t('media.captions_remove_of', { name: 'English' }) })
  await expect(remove).toBeVisible()

  const name = drawer.getByRole('textbox', { name: t('media.file_name'), exact: true })
  await name.fill('欢迎.mp4')
  await drawer.getByRole('switch', { name: t('media.watermark') }).click()
  await drawer.getByRole('button', { name: t('media.file_save'), exact: true }).click()
  await expect(desktop.getByText(t('media.file_saved'), { exact: true })).toBeVisible()

  const typed = theirs.getByRole('textbox', { name: t('media.file_name'), exact: true })
  await typed.fill('Welcome to Sands.mp4')
  await theirs.getByRole('button', { name: t('media.file_save'), exact: true }).click()
  await expect(theirs.getByText(t('media.conflict_text', { name: '欢迎.mp4' }))).toBeVisible()
  await expect(typed).toHaveValue('Welcome to Sands.mp4')
  await theirs.getByRole('button', { name: t('media.conflict_theirs') }).click()
  await expect(typed).toHaveValue('欢迎.mp4')
  await expect(theirs.getByRole('switch', { name: t('media.watermark') })).toBeChecked()

  await remove.click()
  const question = desktop.getByRole('dialog', { name: t('media.captions_remove_ask', { name: 'English' }) })
  await question.getByRole('button', { name: t('media.captions_remove'), exact: true }).click()
  await expect(remove).toHaveCount(0)
  await expect(drawer.getByText(t('media.captions_none'))).toBeVisible()
})
