// @vitest-environment happy-dom
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { type Given, sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, dialog, field, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const LIST = 'GET /sands-user/api/v1/manage/role/list'
const SAVE = 'POST /sands-user/api/v1/manage/role/save'
const OWN = { id: '5', code: null, name: '夜班值守', rights: ['message.send' as const], version: 1 }
const BUILT_IN = { id: '6', code: 'training-manager', rights: ['message.send' as const], version: 1 }

const roles = (...given: Given<typeof OWN | typeof BUILT_IN>[]) => sample(LIST, given)
const open = (answers: CallAnswers, rights?: ['org.roles.view']) =>
  renderDesktop('/manage/org/roles', {
    answers: { [LIST]: roles(OWN, BUILT_IN), ...answers },
    ...(rights && { rights }),
  })

it('tells the second of two editors, keeps the typed values, and takes the stored role on request', async () => {
  const { t, server } = await open({ [SAVE]: refused('kernel.changed_meanwhile') })
  await clickButton(t('org.role_edit_of', { name: OWN.name }))
  const drawer = await dialog(OWN.name)
  fill(field(t('org.role_name_label'), drawer), '第二个人的名字')
  server.answer({ [LIST]: roles({ ...OWN, name: '第一个人的名字', version: 2 }) })
  await clickButton(t('org.role_save'), drawer)
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(field(t('org.role_name_label'), drawer)).toHaveProperty('value', '第二个人的名字')
  await clickButton(t('org.role_reload'))
  expect(field(t('org.role_name_label'), screen)).toHaveProperty('value', '第一个人的名字')
})

it('shows below the field that a name is missing or taken', async () => {
  const { t, server } = await open({ [SAVE]: refused('org.name_taken', { name: '同名' }) })
  await clickButton(t('org.role_add'))
  const drawer = await dialog(t('org.role_add'))
  await clickButton(t('org.role_save'), drawer)
  expect(await drawer.findByText(t('org.role_name_missing'))).toBeTruthy()
  fill(field(t('org.role_name_label'), drawer), '同名')
  await clickButton(t('org.role_save'), drawer)
  expect(await drawer.findByText(/同名/)).toBeTruthy()
  expect(server.sentTo(SAVE)).toHaveLength(1)
})

it('shows a role to people who may only view, without a way to change it', async () => {
  const { t } = await open({}, ['org.roles.view'])
  const name = t('org.role.training-manager')
  await clickButton(name)
  const drawer = await dialog(name)
  expect(drawer.getByText(t('org.right.message.send'))).toBeTruthy()
  expect(drawer.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: t('org.role_add') })).toBeNull()
})
