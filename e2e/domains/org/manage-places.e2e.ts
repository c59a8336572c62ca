import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const HERE = '沙丘学院'
const THERE = 'Dune Academy'

const placeIn = (page: Page, college: string) => page.getByRole('group', { name: college })

/** What is typed is searched for, and the one that is found is taken. */
async function pick(place: Locator, { label, word }: { label: string; word: string }): Promise<void> {
  const box = place.getByRole('combobox', { name: label })
  await box.fill(word)
  const option = place.page().locator('.ant-select-item-option').filter({ hasText: word })
  await expect(option).toHaveCount(1)
  await option.click()
  await expect(place).toContainText(word)
}

async function addPerson(desk: Page, t: Words, userName: string): Promise<void> {
  await desk.goto('/desktop/manage/org/people?open=new')
  const drawer = desk.getByRole('dialog', { name: t('org.person_add') })
  await drawer.getByLabel(t('org.name')).fill(userName)
  await drawer.getByLabel(t('org.user_name')).fill(userName)
  await drawer.getByRole('checkbox', { name: t('org.with_password') }).setChecked(false)
  await drawer.getByRole('button', { name: t('org.person_add') }).click()
  await expect(desk.getByRole('heading', { name: userName })).toBeVisible()
}

async function save(desk: Page, t: Words): Promise<void> {
  await desk.getByRole('button', { name: t('org.save') }).click()
  await expect(desk.getByText(t('org.saved')).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: t('org.save') })).toBeDisabled()
}

/** Somebody new who belongs to both colleges. */
async function addToBoth(desk: Page, t: Words): Promise<Locator> {
  await addPerson(desk, t, `place${Math.random().toString(36).slice(2, 8)}`)
  await desk.getByRole('button', { name: t('org.place_add') }).click()
  await desk.getByRole('menuitem', { name: THERE }).click()
  const there = placeIn(desk, THERE)
  await pick(there, { label: t('org.department'), word: 'Manchester' })
  return there
}

test('a place in another college is given and changed from here, and seen again', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const there = await addToBoth(desk, t)
  await pick(there, { label: t('org.post'), word: 'Trainer' })
  await pick(there, { label: t('org.leader'), word: people.emma })
  await expectAccessible(desk)
  await save(desk, t)

  await desk.reload()
  for (const word of ['Manchester', 'Trainer', people.emma]) await expect(there).toContainText(word)
})

test('two who change the places of one person in two colleges lose neither', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: POST .*\/user\/update$/)
  const desk = await open({ device: 'desk', as: 'admin' })
  const there = await addToBoth(desk, t)
  await save(desk, t)
  const other = await open({ device: 'desk', as: 'admin' })
  await other.goto(desk.url())
  await expect(placeIn(other, THERE)).toContainText('Manchester')
  await pick(there, { label: t('org.department'), word: 'Apps' })
  await save(desk, t)

  await pick(placeIn(other, HERE), { label: t('org.department'), word: '前端组' })
  await other.getByRole('button', { name: t('org.save') }).click()
  await expect(other.getByText(t('org.meanwhile_title'))).toBeVisible()
  await expect(placeIn(other, THERE)).toContainText('Apps')
  await expect(placeIn(other, HERE)).toContainText('前端组')
  await save(other, t)
  await expect(other.getByText(t('org.meanwhile_title'))).toHaveCount(0)
})
