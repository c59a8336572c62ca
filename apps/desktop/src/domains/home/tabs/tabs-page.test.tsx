// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, dialog, fill, findField } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const GET = 'GET /sands-lms/api/v1/manage/tabs/get'
const SAVE = 'POST /sands-lms/api/v1/manage/tabs/save'
const bar = (version: number, last: string) =>
  sample(GET, {
    version,
    tabs: [
      { name: '首页', code: 'home' },
      { name: last, code: 'mine' },
    ],
  })

const open = () =>
  renderDesktop('/manage/home/tabs', {
    answers: {
      [GET]: bar(1, '我的'),
      [SAVE]: refused('kernel.changed_meanwhile'),
      'POST /sands-user/api/v1/manage/audience/names': [],
      'POST /sands-user/api/v1/manage/audience/count': { people: 40 },
    },
  })
type Overview = Awaited<ReturnType<typeof open>>
const rows = ({ t }: Overview) =>
  within(screen.getByRole('list', { name: t('home.tabs_list') })).getAllByRole('listitem')

async function addLink(overview: Overview): Promise<void> {
  await clickButton(overview.t('home.tabs_add'))
  await click(await screen.findByRole('menuitem', { name: overview.t('home.tabs_code_link') }))
}

it('shows faults at their fields, saves nothing before they are fixed, and goes back after a question', async () => {
  const overview = await open()
  const { t, server } = overview
  await addLink(overview)
  await clickButton(t('home.front_save'))
  expect(await screen.findByText(t('home.tabs_fault_no_name'))).toBeTruthy()
  expect(screen.getByText(t('home.tabs_fault_bad_link'))).toBeTruthy()
  expect(server.sentTo(SAVE)).toEqual([])
  await clickButton(t('home.tabs_reset'))
  await clickButton(t('home.tabs_reset'), await dialog(t('home.tabs_reset_ask')))
  await waitFor(() => expect(rows(overview)).toHaveLength(2))
  expect(button(t('home.front_save'))).toHaveProperty('disabled', true)
})

it('tells the second of two editors, keeps their changes, and stores them when they insist', async () => {
  const overview = await open()
  const { t, server } = overview
  await click(await screen.findByRole('button', { name: /我的/, expanded: false }))
  fill(await findField(t('home.tabs_name')), '我')
  server.answer({ [GET]: bar(2, '我们') })
  await clickButton(t('home.front_save'))
  expect(await screen.findByText(t('manage.conflict'))).toBeTruthy()
  expect(await findField(t('home.tabs_name'))).toHaveProperty('value', '我')
  server.answer({ [SAVE]: { version: 3 } })
  await clickButton(t('manage.conflict_mine'))
  expect(await screen.findByText(t('home.tabs_saved'))).toBeTruthy()
  expect(server.sentTo(SAVE).at(-1)?.body).toMatchObject({ version: 2, tabs: [{ name: '首页' }, { name: '我' }] })
})
