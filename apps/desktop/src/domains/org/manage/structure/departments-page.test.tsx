// @vitest-environment happy-dom
import type { Department } from '@sands/contract/org/people.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { type Given, sample } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, dialog, field, fill, press } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'

const TREE = 'GET /sands-user/api/v1/manage/department/tree'
const CREATE = 'POST /sands-user/api/v1/manage/department/create'
const MOVE = 'POST /sands-user/api/v1/manage/department/move'
const DELETE = 'POST /sands-user/api/v1/manage/department/delete'

const FIRST = { id: '11', parentId: null, name: '技术研发部', mayEdit: true, version: 1 }
const SECOND = { id: '12', parentId: null, name: '前端组', people: 3, mayEdit: true, version: 1 }

async function open() {
  let stored: Given<Plain<Department>>[] = [FIRST, SECOND]
  return renderDesktop('/manage/org/departments', {
    answers: {
      [TREE]: () => sample(TREE, stored),
      [CREATE]: ({ body }) => {
        stored = [...stored, { ...FIRST, id: '13', name: body.name }]
        return sample(CREATE, { id: '13' })
      },
      [MOVE]: ({ body }) => {
        stored = stored.map((each) => (each.id === body.id ? { ...each, parentId: body.parentId } : each))
        return null
      },
      [DELETE]: refused('org.still_used', { count: 3 }),
    },
  })
}

const row = (name: string) => screen.findByRole('treeitem', { name: new RegExp(name) })

it('asks for a name and chooses the new department', async () => {
  const { t, server } = await open()
  await row('前端组')
  await clickButton(t('org.department_add'))
  const window = await dialog(t('org.department_add'))
  await clickButton(t('org.add'), window)
  expect(await window.findByText(t('manage.name_missing'))).toBeTruthy()
  expect(server.sentTo(CREATE)).toEqual([])
  fill(field(t('org.department_name'), window), '测试部')
  await clickButton(t('org.add'), window)
  expect((await row('测试部')).getAttribute('aria-level')).toBe('1')
})

it('moves with the keys, keeps the focus, and undoes the move', async () => {
  const { t, server } = await open()
  const second = await row('前端组')
  second.focus()
  press(second, 'ArrowRight', { altKey: true })
  await waitFor(async () => expect((await row('前端组')).getAttribute('aria-level')).toBe('2'))
  expect(document.activeElement).toBe(await row('前端组'))
  await waitFor(() => expect(server.sentTo(MOVE)[0]?.body).toMatchObject({ id: '12', parentId: '11' }))
  await clickButton(t('org.undo'))
  await waitFor(async () => expect((await row('前端组')).getAttribute('aria-level')).toBe('1'))
  await waitFor(() => expect(screen.queryByRole('button', { name: t('org.undo') })).toBeNull())
})

it('does not remove a department with people, and tells why', async () => {
  const { t } = await open()
  await click(await row('前端组'))
  await clickButton(t('org.delete'))
  await clickButton(t('org.delete'), within(await screen.findByRole('dialog')))
  expect(await screen.findByText(/无法删除/)).toBeTruthy()
  expect(await row('前端组')).toBeTruthy()
})
