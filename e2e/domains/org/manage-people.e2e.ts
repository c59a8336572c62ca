import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { settled } from '../../kernel/screen.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** Unlike any other name, so that tests can share a server. */
const fresh = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`

interface NewPerson {
  userName: string
  withPassword?: boolean
}

async function addPerson(desk: Page, t: Words, { userName, withPassword = false }: NewPerson): Promise<void> {
  await desk.goto('/desktop/manage/org/people?open=new')
  const drawer = desk.getByRole('dialog', { name: t('org.person_add') })
  await drawer.getByLabel(t('org.name')).fill(userName)
  await drawer.getByLabel(t('org.user_name')).fill(userName)
  await drawer.getByRole('checkbox', { name: t('org.with_password') }).setChecked(withPassword)
  await drawer.getByRole('button', { name: t('org.person_add') }).click()
}

const rowOf = (desk: Page, words: string) => desk.getByRole('row').filter({ hasText: words })

test('people are found by words and filters, which stand in the address', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/org/people')
  await desk.getByRole('searchbox', { name: t('org.people_search') }).fill(people.learner)
  await expect(rowOf(desk, people.learner)).toBeVisible()
  await expect(rowOf(desk, people.admin)).toHaveCount(0)
  await expect(desk).toHaveURL(/keyword=/)

  await desk.reload()
  await expect(desk.getByRole('searchbox', { name: t('org.people_search') })).toHaveValue(people.learner)
  await expect(rowOf(desk, people.learner)).toBeVisible()
  await desk.getByRole('button', { name: t('org.filter_clear') }).click()
  await expect(rowOf(desk, people.learner)).toHaveCount(0)
  await expect(desk).not.toHaveURL(/keyword=/)

  await desk.getByRole('treeitem', { name: '人力资源部' }).click()
  await expect(desk).toHaveURL(/department=/)
  await expect(rowOf(desk, people.auditor)).toBeVisible()
  await expectAccessible(desk)
})

test('a new person gets a one-time password that is shown once and changed at the first sign-in', async ({
  open,
  t,
  noise,
}) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const userName = fresh('new')
  await addPerson(desk, t, { userName, withPassword: true })
  const secret = desk.getByRole('dialog', { name: t('org.one_time_title') })
  const password = (await secret.getByRole('status', { name: t('org.one_time_title') }).textContent()) ?? ''
  expect(password.length).toBeGreaterThan(7)
  await expectAccessible(desk)
  await secret.getByRole('button', { name: t('org.one_time_done') }).click()
  await expect(desk.getByText(password)).toHaveCount(0)

  noise.allow(/^answer 400: POST .*\/oauth\/token$/)
  const own = await open({ device: 'desk' })
  await own.goto('/desktop/login')
  await submitSignIn(own, t, { userName, password })
  await expect(own.getByRole('heading', { name: t('auth.new_password_title') })).toBeVisible()
})

test('two people change the same person: the second is told and loses nothing', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/user\/update$/)
  const desk = await open({ device: 'desk', as: 'admin' })
  const userName = fresh('both')
  await addPerson(desk, t, { userName })
  const first = desk.getByRole('dialog', { name: t('org.person'), exact: true })
  await expect(first.getByLabel(t('org.user_name'))).toHaveValue(userName)

  const other = await open({ device: 'desk', as: 'admin' })
  await other.goto(desk.url())
  const second = other.getByRole('dialog', { name: t('org.person'), exact: true })
  await expect(second.getByLabel(t('org.user_name'))).toHaveValue(userName)

  await first.getByLabel(t('org.name')).fill('甲')
  await first.getByLabel(t('org.email')).fill(`${userName}@sands.example`)
  await first.getByRole('button', { name: t('org.save') }).click()
  await expect(desk.getByText(t('org.saved'))).toBeVisible()

  await second.getByLabel(t('org.name')).fill('乙')
  await second.getByRole('button', { name: t('org.save') }).click()
  await expect(second.getByText(t('org.meanwhile_title'))).toBeVisible()
  await expect(second.getByText(t('org.meanwhile_theirs', { field: t('org.name'), value: '甲' }))).toBeVisible()
  await expect(second.getByLabel(t('org.name'))).toHaveValue('乙')
  await expect(second.getByLabel(t('org.email'))).toHaveValue(`${userName}@sands.example`)
  await expectAccessible(other)

  await second.getByRole('button', { name: t('org.save') }).click()
  await expect(second.getByText(t('org.meanwhile_title'))).toHaveCount(0)
  await expect(second.getByRole('heading', { name: '乙' })).toBeVisible()
})

test('what is missing or taken is told at its field, and closing asks before it is lost', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 409: POST .*\/user\/create$/)
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/org/people?open=new')
  const drawer = desk.getByRole('dialog', { name: t('org.person_add') })
  await drawer.getByRole('button', { name: t('org.person_add') }).click()
  await expect(drawer.getByText(t('org.person_name_missing'))).toBeVisible()
  await expect(drawer.getByText(t('org.user_name_missing'))).toBeVisible()

  await drawer.getByLabel(t('org.name')).fill('同名')
  await drawer.getByLabel(t('org.user_name')).fill('learner')
  await drawer.getByRole('button', { name: t('org.person_add') }).click()
  await expect(drawer.getByText(t('org.login_taken', { value: 'learner' }))).toBeVisible()

  await drawer.getByRole('button', { name: t('kernel.cancel') }).click()
  const ask = desk.getByRole('dialog', { name: t('org.leave_ask') })
  await ask.getByRole('button', { name: t('org.leave') }).click()
  await expect(drawer).toBeHidden()
})

test('those who are chosen are moved, kept out and let in again together', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const userName = fresh('bulk')
  await addPerson(desk, t, { userName })
  await expect(desk.getByText(t('org.person_added', { name: userName }))).toBeVisible()
  await desk.goto(`/desktop/manage/org/people?keyword=${userName}`)
  await desk.getByRole('checkbox', { name: t('manage.choose', { name: userName }) }).check()
  await desk.getByRole('button', { name: t('org.move'), exact: true }).click()
  const move = desk.getByRole('dialog', { name: t('org.move_ask', { count: 1 }) })
  await move.getByRole('combobox', { name: t('org.department') }).fill('前端组')
  await desk.keyboard.press('Enter')
  await move.getByRole('button', { name: t('org.move'), exact: true }).click()
  await expect(rowOf(desk, userName)).toContainText('前端组')

  await desk.getByRole('checkbox', { name: t('manage.choose', { name: userName }) }).check()
  await desk.getByRole('button', { name: t('org.disable'), exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.disable') })
    .click()
  await expect(rowOf(desk, userName)).toContainText(t('org.status_disabled'))

  await desk.getByRole('checkbox', { name: t('manage.choose', { name: userName }) }).check()
  await desk.getByRole('button', { name: t('org.enable'), exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('org.enable') })
    .click()
  await expect(rowOf(desk, userName)).toContainText(t('org.status_active'))
})

test('an auditor sees people and changes nothing', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'auditor' })
  await desk.goto(`/desktop/manage/org/people?keyword=${encodeURIComponent(people.learner)}`)
  await desk.getByRole('button', { name: people.learner }).click()
  const drawer = desk.getByRole('dialog', { name: t('org.person'), exact: true })
  await expect(drawer.getByText('learner@sands.example')).toBeVisible()
  await expect(drawer.getByRole('button', { name: t('org.save') })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: t('org.person_add') })).toHaveCount(0)
  await expectAccessible(desk)
})

test('the search of the frame finds people and opens them', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/org/posts')
  await settled(desk)
  await desk.keyboard.press('/')
  const search = desk.getByRole('combobox', { name: t('manage.search') })
  await expect(search).toBeFocused()
  await search.fill(people.teacher)
  const found = desk.getByRole('option').filter({ hasText: people.teacher })
  await expect(found).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog').getByRole('heading', { name: people.teacher })).toBeVisible()
})
