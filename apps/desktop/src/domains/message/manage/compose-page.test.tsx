// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, dialog, field, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-system/api/v1/manage/message/get'
const CREATE = 'POST /sands-system/api/v1/manage/message/create'
const UPDATE = 'POST /sands-system/api/v1/manage/message/update'
const OPTIONS = 'GET /sands-user/api/v1/manage/audience/options'
const COUNT = 'POST /sands-user/api/v1/manage/audience/count'
const NAMES = 'POST /sands-user/api/v1/manage/audience/names'
const PEOPLE = 'POST /sands-user/api/v1/manage/audience/people'

const audience: CallAnswers = {
  [COUNT]: ({ body }) => ({ people: body.included.length === 0 ? 40 : 1 }),
  [OPTIONS]: sample(OPTIONS, {
    departments: [
      { id: '11', parentId: null, name: '沙丘零售集团' },
      { id: '12', parentId: '11', name: '门店运营部' },
    ],
    posts: [{ id: '21', name: '系统管理员' }],
  }),
  [NAMES]: [
    { key: 'department:11:below', name: '沙丘零售集团' },
    { key: 'department:11', name: '沙丘零售集团' },
    { key: 'post:21', name: '系统管理员' },
  ],
  [PEOPLE]: samplePage(PEOPLE, [{ name: '吴越', userName: 'admin' }]),
}

const STORED = {
  id: '5',
  version: 1,
  state: 'scheduled',
  sendAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  texts: { 'zh-cn': { title: '下月盘点安排', content: '各门店请提前准备。' } },
} as const

it('names missing fields before anything is sent', async () => {
  const { t, server } = await renderDesktop('/manage/message/compose', { answers: audience })
  await click(await screen.findByRole('radio', { name: t('message.send_when_later') }))
  await clickButton(t('message.send_schedule'))
  expect(await screen.findByText(t('message.send_fault_title'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])
})

it('asks before a message is sent, with the number of its readers', async () => {
  const { t, server } = await renderDesktop('/manage/message/compose', {
    answers: { ...audience, [CREATE]: refused('kernel.unavailable') },
  })
  fill(await findField(t('message.send_subject')), '集合')
  fill(field(t('message.send_text')), '请带上您的工牌。')
  expect(screen.getByRole('complementary', { name: t('message.send_preview') }).textContent).toContain('集合')
  await clickButton(t('message.send_send'))
  const question = await dialog(t('message.send_ask', { count: 40 }))
  await clickButton(t('message.send_send'), question)
  await waitFor(() => expect(server.sentTo(CREATE)).toHaveLength(1))
  expect(field(t('message.send_text'))).toHaveProperty('value', '请带上您的工牌。')
})

it('tells the second of two editors, keeps the typed values, and loads the stored message on request', async () => {
  const { t, server } = await renderDesktop('/manage/message/compose?id=5', {
    answers: { ...audience, [GET]: sample(GET, STORED), [UPDATE]: refused('kernel.changed_meanwhile') },
  })
  fill(await findField(t('message.send_text')), '我也改了。')
  server.answer({
    [GET]: sample(GET, { ...STORED, version: 2, texts: { 'zh-cn': { title: '盘点', content: '改为下月十日。' } } }),
  })
  await clickButton(t('message.send_save'))
  expect(await screen.findByText(t('message.send_conflict_title'))).toBeTruthy()
  expect(field(t('message.send_text'))).toHaveProperty('value', '我也改了。')
  await clickButton(t('message.send_conflict_load'))
  await waitFor(() => expect(field(t('message.send_text'))).toHaveProperty('value', '改为下月十日。'))
})

it('does not allow changes to a message that is being sent', async () => {
  const { t } = await renderDesktop('/manage/message/compose?id=5', {
    answers: { ...audience, [GET]: sample(GET, { ...STORED, state: 'sent' }) },
  })
  expect(await screen.findByText(t('message.send_fixed_title'))).toBeTruthy()
})

it('adds departments with and without sub-departments, lists the people, and removes them again', async () => {
  const { t, server } = await renderDesktop('/manage/message/compose', { answers: audience })
  const everyone = t('manage.audience_everyone', { college: '沙丘学院' })
  expect(await screen.findByText(everyone)).toBeTruthy()
  await clickButton(t('manage.audience_narrow'))
  const drawer = await dialog(t('manage.audience_choose_included'))
  await click(await drawer.findByRole('checkbox', { name: '沙丘零售集团' }))
  const below = await drawer.findByRole('checkbox', { name: t('manage.audience_below_of', { name: '沙丘零售集团' }) })
  expect(below).toHaveProperty('checked', true)
  await click(below)
  await waitFor(() =>
    expect(server.sentTo(COUNT).at(-1)?.body.included).toEqual([{ kind: 'department', id: '11', withChildren: false }]),
  )
  await click(drawer.getByRole('tab', { name: t('manage.audience_posts') }))
  await click(await drawer.findByRole('checkbox', { name: '系统管理员' }))
  await clickButton(t('manage.audience_done'), drawer)

  await clickButton(t('manage.audience_remove', { name: '沙丘零售集团' }))
  await clickButton(t('manage.audience_see'))
  const inside = await dialog(t('manage.audience_people'))
  expect(await inside.findByText('吴越')).toBeTruthy()
  await click(button(t('manage.audience_remove', { name: '系统管理员' })))
  expect(await screen.findByText(everyone)).toBeTruthy()
})
