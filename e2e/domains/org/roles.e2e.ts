import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import { type Words, wordsOf } from '../../kernel/words.ts'

const ROLES = '/desktop/manage/org/roles'
const GRANTS = '/desktop/manage/org/grants'
const WHY = '/desktop/manage/org/why'

/** Types into a field that offers what it finds, and takes the one that reads so. */
async function choose(page: Page, field: Locator, { typed, offered }: { typed: string; offered: string | RegExp }) {
  await field.fill(typed)
  await page.locator('.ant-select-item-option').filter({ hasText: offered, visible: true }).first().click()
}

async function makeRole(desk: Page, t: Words, name: string) {
  await desk.goto(ROLES)
  await desk.getByRole('button', { name: t('org.role_add') }).click()
  const drawer = desk.getByRole('dialog', { name: t('org.role_add') })
  await drawer.getByLabel(t('org.role_name_label')).fill(name)
  await drawer.getByRole('checkbox', { name: t('org.right.org.people.view') }).check()
  await drawer.getByRole('checkbox', { name: t('org.right.message.send') }).check()
  await drawer.getByRole('button', { name: t('org.role_save') }).click()
  await expect(desk.getByText(t('org.role_saved'))).toBeVisible()
  await expect(drawer).toBeHidden()
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** In the list of roles; the table of rights below names them too. */
const roleRow = (page: Page, t: Words, name: string) =>
  page
    .getByRole('table', { name: t('org.roles'), exact: true })
    .getByRole('row')
    .filter({ hasText: name })
/** The person is the one link of a grant. */
const holder = (page: Page, name: string) => page.getByRole('table').getByRole('link', { name, exact: true })

test('a role of one’s own is made, given for a department, explained, taken back and deleted', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const name = '门店带教'
  await makeRole(desk, t, name)
  await expect(roleRow(desk, t, name).getByText(t('org.role_right_number', { count: 2 }))).toBeVisible()
  await expectAccessible(desk)

  await desk.goto(GRANTS)
  await desk.getByRole('button', { name: t('org.grant_give') }).click()
  const dialog = desk.getByRole('dialog', { name: t('org.grant_give') })
  await choose(desk, dialog.getByRole('combobox', { name: t('org.grant_person') }), {
    typed: 'newcomer',
    offered: /newcomer/,
  })
  await choose(desk, dialog.getByRole('combobox', { name: t('org.grant_role') }), { typed: name, offered: name })
  await expect(dialog.getByText(t('org.grant_brings', { count: 2 }))).toBeVisible()
  await dialog.getByText(t('org.grant_reach_department')).click()
  await expect(dialog.getByText(t('org.grant_brings', { count: 1 }))).toBeVisible()
  await choose(desk, dialog.getByRole('combobox', { name: t('org.grant_department_label') }), {
    typed: '门店运营部',
    offered: /门店运营部$/,
  })
  await dialog.getByRole('button', { name: t('org.grant_give') }).click()
  const row = rowOf(desk, name)
  await expect(
    row.getByText(t('org.grant_department', { college: '沙丘学院', department: '门店运营部' })),
  ).toBeVisible()

  await row.getByRole('link', { name: '何新' }).click()
  await expect(desk.getByRole('heading', { name: t('org.why'), level: 1 })).toBeVisible()
  const look = rowOf(desk, t('org.right.org.people.view'))
  await expect(look.getByText(t('org.why_held_department'))).toBeVisible()
  await expect(look.getByText(new RegExp(`${name}.*门店运营部`))).toBeVisible()
  const send = rowOf(desk, t('org.right.message.send'))
  await expect(send.getByText(t('org.why_held_no'), { exact: true })).toBeVisible()
  await expectAccessible(desk)

  await desk.goBack()
  await rowOf(desk, name)
    .getByRole('button', { name: t('org.grant_take_of', { name: '何新', role: name }) })
    .click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.grant_take') })
    .click()
  await expect(desk.getByText(t('org.grant_taken'))).toBeVisible()
  await expect(rowOf(desk, name)).toHaveCount(0)

  await desk.goto(ROLES)
  await desk.getByRole('button', { name: t('org.role_delete_of', { name }) }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.role_delete') })
    .click()
  await expect(desk.getByText(t('org.role_deleted'))).toBeVisible()
  await expect(roleRow(desk, t, name)).toHaveCount(0)
})

test('of two who change one role the second is told, and keeps what they typed', async ({ open, noise, t }) => {
  noise.allow(/^answer 409: POST .*\/role\/save$/)
  const [first, second] = [await open({ device: 'desk', as: 'admin' }), await open({ device: 'desk', as: 'admin' })]
  const name = '夜班值守'
  await makeRole(first, t, name)
  await second.goto(ROLES)
  await second.getByRole('button', { name: t('org.role_edit_of', { name }) }).click()
  await second.getByLabel(t('org.role_name_label')).fill('第二个人的名字')

  await first.getByRole('button', { name: t('org.role_edit_of', { name }) }).click()
  await first.getByLabel(t('org.role_name_label')).fill('第一个人的名字')
  await first.getByRole('button', { name: t('org.role_save') }).click()
  await expect(roleRow(first, t, '第一个人的名字')).toHaveCount(1)

  await second.getByRole('button', { name: t('org.role_save') }).click()
  await expect(second.getByRole('alert').getByText(t('kernel.changed_meanwhile'))).toBeVisible()
  await expect(second.getByLabel(t('org.role_name_label'))).toHaveValue('第二个人的名字')
  await second.getByRole('button', { name: t('org.role_reload') }).click()
  await expect(second.getByLabel(t('org.role_name_label'))).toHaveValue('第一个人的名字')
})

test('a name that is taken is told below the field', async ({ open, noise, t }) => {
  noise.allow(/^answer 409: POST .*\/role\/save$/)
  const desk = await open({ device: 'desk', as: 'admin' })
  await makeRole(desk, t, '同名')
  await desk.getByRole('button', { name: t('org.role_add') }).click()
  await desk.getByRole('button', { name: t('org.role_save') }).click()
  await expect(desk.getByText(t('org.role_name_missing'))).toBeVisible()
  await desk.getByLabel(t('org.role_name_label')).fill('同名')
  await desk.getByRole('button', { name: t('org.role_save') }).click()
  await expect(desk.getByText(t('org.name_taken', { name: '同名' }))).toBeVisible()
  await expectAccessible(desk)
})

test('an auditor sees who holds what, and why, and can change none of it', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'auditor' })
  await desk.goto(ROLES)
  await expect(rowOf(desk, t('org.role.administrator.text'))).toBeVisible()
  await expect(desk.getByRole('button', { name: t('org.role_add') })).toHaveCount(0)
  await desk.getByRole('button', { name: t('org.role.training-manager') }).click()
  const drawer = desk.getByRole('dialog', { name: t('org.role.training-manager') })
  await expect(drawer.getByText(t('org.right.message.send'), { exact: true })).toBeVisible()
  await expect(drawer.getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await desk.goto(GRANTS)
  await expect(holder(desk, people.admin)).toBeVisible()
  await expect(desk.getByRole('button', { name: t('org.grant_give') })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: new RegExp(t('org.grant_take')) })).toHaveCount(0)
})

test('filters of the holders live in the address', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(GRANTS)
  await desk.getByRole('searchbox', { name: t('org.grants_search') }).fill(people.auditor)
  await expect(desk).toHaveURL(/keyword=/)
  await expect(holder(desk, people.auditor)).toHaveCount(1)
  await expect(holder(desk, people.admin)).toHaveCount(0)
  await desk.reload()
  await expect(holder(desk, people.auditor)).toHaveCount(1)
  await desk.getByRole('searchbox', { name: t('org.grants_search') }).fill('没有这个人')
  await expect(desk.getByText(t('org.grants_none_found'))).toBeVisible()
  await desk
    .getByRole('button', { name: t('org.grants_filter_clear') })
    .first()
    .click()
  await expect(holder(desk, people.admin)).toBeVisible()
})

test('a person is looked up by typing, in English too', async ({ open, noise }) => {
  noise.allow(/^answer 404: GET .*\/right\/why/)
  const t = await wordsOf('en-us')
  const desk = await open({ device: 'desk', as: 'admin', language: 'en-us' })
  await desk.goto(WHY)
  await expect(desk.getByText(t('org.why_start'))).toBeVisible()
  await choose(desk, desk.getByRole('combobox', { name: t('org.why_person') }), {
    typed: 'auditor',
    offered: /auditor/,
  })
  await expect(desk).toHaveURL(/userId=\d+/)
  await expect(desk.getByText(new RegExp(`^${people.auditor} has \\d+ of \\d+ rights`))).toBeVisible()
  await expect(rowOf(desk, t('org.right.org.roles.edit')).getByText(t('org.why_not_named'))).toBeVisible()
  await desk.getByRole('checkbox', { name: t('org.why_only_held') }).click()
  await expect(desk).toHaveURL(/show=held/)
  await expect(rowOf(desk, t('org.right.org.roles.edit.text'))).toHaveCount(0)
  await expectAccessible(desk)

  await desk.goto(`${WHY}?userId=999999999`)
  await expect(desk.getByRole('alert')).toBeVisible()
})
