// @vitest-environment happy-dom
import { samplePage } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const PAGE = 'GET /sands-user/api/v1/manage/grant/page'
const LIST = 'GET /sands-user/api/v1/manage/role/list'
const WU = { id: '1', userId: '7', userName: '吴越', roleCode: 'administrator', mayRevoke: true }
const ZHOU = { ...WU, id: '2', userId: '8', userName: '周正', roleCode: 'auditor' }

const answers = {
  [LIST]: [],
  [PAGE]: ({ query }: { query: URLSearchParams }) =>
    samplePage(
      PAGE,
      [WU, ZHOU].filter(({ userName }) => userName.includes(query.get('keyword') ?? '')),
    ),
}
const link = (name: string) => screen.queryByRole('link', { name })

it('keeps the filters of the grants in the address, and clears them', async () => {
  const { t, address } = await renderDesktop('/manage/org/grants', { answers })
  await screen.findByRole('link', { name: '吴越' })
  const search = screen.getByRole('searchbox', { name: t('org.grants_search') })
  fill(search, '周正')
  await waitFor(() => expect(link('吴越')).toBeNull())
  expect(link('周正')).toBeTruthy()
  expect(address()).toContain('keyword=')
  fill(search, '没有这个人')
  expect(await screen.findByText(t('org.grants_none_found'))).toBeTruthy()
  await click(screen.getAllByRole('button', { name: t('org.grants_filter_clear') })[0] as Element)
  expect(await screen.findByRole('link', { name: '吴越' })).toBeTruthy()
})

it('hides granting and revoking from people who may only view', async () => {
  const { t } = await renderDesktop('/manage/org/grants?keyword=周正', {
    answers,
    rights: ['org.roles.view', 'org.people.view'],
  })
  expect(await screen.findByRole('link', { name: '周正' })).toBeTruthy()
  expect(link('吴越')).toBeNull()
  expect(screen.queryByRole('button', { name: t('org.grant_give') })).toBeNull()
  expect(screen.queryByRole('button', { name: new RegExp(t('org.grant_take')) })).toBeNull()
})
