// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample, samplePage } from '@sands/web/testing/sample'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const WHY = 'GET /sands-user/api/v1/manage/right/why'
const PEOPLE = 'GET /sands-user/api/v1/manage/user/page'
const ZHOU = {
  userId: '8',
  name: '周正',
  belongsHere: true,
  reasons: [
    { right: 'org.people.view', held: 'college', through: [], notThrough: [] },
    { right: 'org.roles.edit', held: 'no', through: [], notThrough: [] },
  ],
} as const

it('finds a person by typing, lists every right with its reason, and shows only held rights on request', async () => {
  const { t, address } = await renderDesktop('/manage/org/why', {
    language: 'en-us',
    answers: {
      [WHY]: sample(WHY, ZHOU),
      [PEOPLE]: samplePage(PEOPLE, [{ id: '8', name: '周正', userName: 'auditor' }]),
    },
  })
  expect(await screen.findByText(t('org.why_start'))).toBeTruthy()
  const box = screen.getByRole('combobox', { name: t('org.why_person') })
  fireEvent.mouseDown(box)
  fireEvent.change(box, { target: { value: 'auditor' } })
  await click(
    await screen.findByText(/auditor/, {
      selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
    }),
  )
  expect(await screen.findByText(/^周正 has 1 of 2 rights/)).toBeTruthy()
  expect(address()).toContain('userId=8')
  const row = screen.getByRole('row', { name: new RegExp(t('org.right.org.roles.edit.text')) })
  expect(row.textContent).toContain(t('org.why_not_named'))
  await click(screen.getByRole('checkbox', { name: t('org.why_only_held') }))
  await waitFor(() => expect(address()).toContain('show=held'))
  expect(screen.queryByText(t('org.right.org.roles.edit.text'))).toBeNull()
})

it('says that there is no such person', async () => {
  await renderDesktop('/manage/org/why?userId=999', {
    answers: { [WHY]: refused('kernel.not_found'), [PEOPLE]: samplePage(PEOPLE, []) },
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
})
