// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-lms/api/v1/manage/article/get'
const UPDATE = 'POST /sands-lms/api/v1/manage/article/update'
const PUBLISH = 'POST /sands-lms/api/v1/manage/article/publish'
const PUBLICATION = 'GET /sands-lms/api/v1/manage/article/publication/get'
const ASK = 'POST /sands-lms/api/v1/manage/article/publication/ask'
const STORED = {
  id: '5',
  title: '两人一文',
  content: '<p>第一稿</p>',
  state: 'draft',
  version: 1,
  articleType: 1,
} as const
const stored = (over: object = {}) => sample(GET, { ...STORED, ...over })

const open = (answers: CallAnswers = {}, rights?: ['article.edit']) =>
  renderDesktop('/manage/article/articles/edit?id=5', {
    answers: {
      [GET]: stored(),
      'GET /sands-lms/api/v1/manage/article-category/list': [],
      'POST /sands-user/api/v1/manage/audience/count': { people: 40 },
      ...answers,
    },
    ...(rights && { rights }),
  })

async function openConflict() {
  const editor = await open({ [UPDATE]: refused('kernel.changed_meanwhile') })
  fill(await findField(editor.t('article.manage_name')), '我的标题')
  editor.server.answer({ [GET]: stored({ title: '同事的标题', version: 2, updatedBy: '赵晨' }) })
  await screen.findByRole('alert')
  return { ...editor, title: () => field(editor.t('article.manage_name')) }
}

it('names the colleague who saved first, keeps the typed text, and takes theirs on request', async () => {
  const { t, title } = await openConflict()
  expect(title()).toHaveProperty('value', '我的标题')
  expect(button(t('article.manage_publish'))).toHaveProperty('disabled', true)
  await clickButton(t('manage.conflict_theirs'))
  await waitFor(() => expect(title()).toHaveProperty('value', '同事的标题'))
  await click(screen.getByTitle(t('manage.draft_undo_keys')))
  await waitFor(() => expect(title()).toHaveProperty('value', '我的标题'))
})

it('stores the person’s own text over that of a colleague on request', async () => {
  const { t, server, title } = await openConflict()
  server.answer({ [UPDATE]: ({ body }) => ({ ...stored(), ...body, version: 3 }) })
  await clickButton(t('manage.conflict_mine'))
  await waitFor(() => expect(server.sentTo(UPDATE).at(-1)?.body).toMatchObject({ version: 2, title: '我的标题' }))
  expect(title()).toHaveProperty('value', '我的标题')
})

it('lets authors who may not publish ask for it', async () => {
  const { t, server } = await open({ [PUBLICATION]: { request: null }, [ASK]: { request: null } }, ['article.edit'])
  await clickButton(t('manage.ask_publish'))
  expect(screen.queryByRole('button', { name: t('article.manage_publish') })).toBeNull()
  await clickButton(t('manage.ask_send'))
  await waitFor(() => expect(server.sentTo(ASK).at(-1)?.body).toMatchObject({ id: '5', version: 1 }))
})

it('lets people without the right to publish only read published articles', async () => {
  const { t } = await open({ [GET]: stored({ state: 'published' }) }, ['article.edit'])
  expect(await screen.findByText(t('article.manage_read_only', { right: t('org.right.article.publish') }))).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: t('article.manage_name') })).toBeNull()
})

it('does not publish an empty article, and asks for the time', async () => {
  const { t, server } = await open({ [GET]: stored({ content: '' }) })
  await clickButton(t('article.manage_publish'))
  const window = within(await screen.findByRole('dialog'))
  expect(await window.findByText(t('article.manage_fault_empty'))).toBeTruthy()
  expect(server.sentTo(PUBLISH)).toEqual([])
})

it('publishes at a set time', async () => {
  const { t, server } = await open({ [PUBLISH]: stored({ state: 'scheduled', version: 2 }) })
  await clickButton(t('article.manage_publish'))
  const window = within(await screen.findByRole('dialog'))
  await click(await window.findByRole('radio', { name: t('manage.publish_later') }))
  await clickButton(t('article.manage_publish_later_do'), window)
  await waitFor(() => expect(server.sentTo(PUBLISH)[0]?.body.publishAt).toBeTruthy())
})

it('reports an invalid link at its field', async () => {
  const { t } = await open({ [GET]: stored({ articleType: 2 }), [UPDATE]: ({ body }) => ({ ...stored(), ...body }) })
  await click(await screen.findByRole('radio', { name: t('article.manage_type_elsewhere') }))
  const link = await findField(t('article.manage_link'))
  fill(link, 'example.com')
  fireEvent.blur(link)
  expect(await screen.findByText(t('article.manage_fault_link'))).toBeTruthy()
})

it('says that an article was deleted, and links to the list', async () => {
  const { t } = await open({ [GET]: refused('kernel.not_found') })
  expect(await screen.findByRole('link', { name: t('article.manage_edit_list') })).toBeTruthy()
})
