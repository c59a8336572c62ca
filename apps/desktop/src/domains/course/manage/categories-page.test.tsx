// @vitest-environment happy-dom
import type { ManagedCourseCategory } from '@sands/contract/course/manage.model'
import type { Plain } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, dialog, fill, findField, press } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'

const LIST = 'GET /sands-lms/api/v1/manage/course-category/list'
const CREATE = 'POST /sands-lms/api/v1/manage/course-category/create'
const RENAME = 'POST /sands-lms/api/v1/manage/course-category/rename'
const MOVE = 'POST /sands-lms/api/v1/manage/course-category/move'
const REMOVE = 'POST /sands-lms/api/v1/manage/course-category/remove'

const category = (id: string, name: string, parentId: string | null): Plain<ManagedCourseCategory> => ({
  id,
  name,
  parentId,
  level: 1,
  count: 0,
  version: 1,
})

async function open() {
  let stored = [category('1', '茶艺', null), category('2', '绿茶', '1'), category('3', '龙井', '2')]
  const change = (id: string, over: Partial<Plain<ManagedCourseCategory>>) => {
    stored = stored.map((each) => (each.id === id ? { ...each, ...over } : each))
    return null
  }
  return renderDesktop('/manage/course/categories', {
    answers: {
      [LIST]: () => stored,
      [CREATE]: ({ body }) => {
        stored = [...stored, category('9', body.name, body.parentId)]
        return sample(CREATE, { id: '9' })
      },
      [RENAME]: ({ body }) => {
        change(body.id, { name: body.name })
        return sample(RENAME)
      },
      [MOVE]: ({ body }) => change(body.id, { parentId: body.parentId }),
      [REMOVE]: ({ body }) => {
        stored = stored.filter(({ id }) => id !== body.id)
        return null
      },
    },
  })
}
const row = (name: string) => screen.findByRole('treeitem', { name: new RegExp(name) })
const level = async (name: string) => (await row(name)).getAttribute('aria-level')

it('adds a category and chooses it, down to the third level', async () => {
  const { t } = await open()
  await click(await row('绿茶'))
  await clickButton(t('manage.category_below'))
  const window = await dialog(t('manage.category_add_below', { name: '绿茶' }))
  fill(await findField(t('manage.category_name'), window), '碧螺春')
  await clickButton(t('manage.category_add'), window)
  await waitFor(async () => expect((await row('碧螺春')).getAttribute('aria-selected')).toBe('true'))
  expect(await level('碧螺春')).toBe('3')
  expect(screen.queryByRole('button', { name: t('manage.category_below') })).toBeNull()
})

it('moves with the keys, keeps the focus, and undoes the move', async () => {
  const { t } = await open()
  const third = await row('龙井')
  third.focus()
  press(third, 'ArrowLeft', { altKey: true })
  await waitFor(async () => expect(await level('龙井')).toBe('2'))
  expect(document.activeElement).toBe(await row('龙井'))
  await clickButton(t('manage.category_undo'))
  await waitFor(async () => expect(await level('龙井')).toBe('3'))
})

it('renames a category', async () => {
  const { t } = await open()
  await click(await row('龙井'))
  await clickButton(t('manage.category_rename'))
  const window = within(await screen.findByRole('dialog'))
  fill(await findField(t('manage.category_name'), window), '毛峰')
  await clickButton(t('manage.category_save'), window)
  expect(await row('毛峰')).toBeTruthy()
})

it('removes only an empty category, after a question', async () => {
  const { t } = await open()
  await click(await row('绿茶'))
  expect(button(t('manage.category_remove'))).toHaveProperty('disabled', true)
  await click(await row('龙井'))
  await clickButton(t('manage.category_remove'))
  await clickButton(t('manage.category_remove'), within(await screen.findByRole('dialog')))
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /龙井/ })).toBeNull())
})
