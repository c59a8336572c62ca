import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const ROLES = '/desktop/manage/org/roles'
const GRANTS = '/desktop/manage/org/grants'

/** Types into a search field and selects the suggestion with this text. */
async function choose(page: Page, field: Locator, { typed, offered }: { typed: string; offered: string | RegExp }) {
  await field.fill(typed)
  await page.locator('.ant-select-item-option').filter({ hasText: offered, visible: true }).first().click()
}

async function makeRole(desktop: Page, t: Words, name: string) {
  await desktop.goto(ROLES)
  await desktop.getByRole('button', { name: t('org.role_add') }).click()
  const drawer = desktop.getByRole('dialog', { name: t('org.role_add') })
  await drawer.getByLabel(t('org.role_name_label')).fill(name)
  await drawer.getByRole('checkbox', { name: t('org.right.org.people.view') }).check()
  await drawer.getByRole('checkbox', { name: t('org.right.message.send') }).check()
  await drawer.getByRole('button', { name: t('org.role_save') }).click()
  await expect(desktop.getByText(t('org.role_saved'))).toBeVisible()
  await expect(drawer).toBeHidden()
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** The row in the list of roles; the table of rights below contains the names too. */
const roleRow = (page: Page, t: Words, name: string) =>
  page
    .getByRole('table', { name: t('org.roles'), exact: true })
    .getByRole('row')
    .filter({ hasText: name })

test('a custom role is created, granted for a department, explained, revoked and deleted', async ({ open, t }) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const name = '门店带教'
  await makeRole(desktop, t, name)
  await expect(roleRow(desktop, t, name).getByText(t('org.role_right_number', { count: 2 }))).toBeVisible()

  await desktop.goto(GRANTS)
  await desktop.getByRole('button', { name: t('org.grant_give') }).click()
  const dialog = desktop.getByRole('dialog', { name: t('org.grant_give') })
  await choose(desktop, dialog.getByRole('combobox', { name: t('org.grant_person') }), {
    typed: 'newcomer',
    offered: /newcomer/,
  })
  await choose(desktop, dialog.getByRole('combobox', { name: t('org.grant_role') }), { typed: name, offered: name })
  await expect(dialog.getByText(t('org.grant_brings', { count: 2 }))).toBeVisible()
  await dialog.getByText(t('org.grant_reach_department')).click()
  await expect(dialog.getByText(t('org.grant_brings', { count: 1 }))).toBeVisible()
  await choose(desktop, dialog.getByRole('combobox', { name: t('org.grant_department_label') }), {
    typed: '门店运营部',
    offered: /门店运营部$/,
  })
  await dialog.getByRole('button', { name: t('org.grant_give') }).click()
  const row = rowOf(desktop, name)
  await expect(
    row.getByText(t('org.grant_department', { college: '沙丘学院', department: '门店运营部' })),
  ).toBeVisible()

  await row.getByRole('link', { name: '何新' }).click()
  await expect(desktop.getByRole('heading', { name: t('org.why'), level: 1 })).toBeVisible()
  const look = rowOf(desktop, t('org.right.org.people.view'))
  await expect(look.getByText(t('org.why_held_department'))).toBeVisible()
  await expect(look.getByText(new RegExp(`${name}.*门店运营部`))).toBeVisible()
  const send = rowOf(desktop, t('org.right.message.send'))
  await expect(send.getByText(t('org.why_held_no'), { exact: true })).toBeVisible()

  await desktop.goBack()
  await rowOf(desktop, name)
    .getByRole('button', { name: t('org.grant_take_of', { name: '何新', role: name }) })
    .click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('org.grant_take') })
    .click()
  await expect(desktop.getByText(t('org.grant_taken'))).toBeVisible()
  await expect(rowOf(desktop, name)).toHaveCount(0)

  await desktop.goto(ROLES)
  await desktop.getByRole('button', { name: t('org.role_delete_of', { name }) }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('org.role_delete') })
    .click()
  await expect(desktop.getByText(t('org.role_deleted'))).toBeVisible()
  await expect(roleRow(desktop, t, name)).toHaveCount(0)
})
