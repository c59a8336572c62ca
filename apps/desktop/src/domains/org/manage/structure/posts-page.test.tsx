// @vitest-environment happy-dom
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, clickButton, dialog, field, fill } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'

const POSTS = 'GET /sands-user/api/v1/manage/post/list'
const LABELS = 'GET /sands-user/api/v1/manage/label/list'
const SAVE = 'POST /sands-user/api/v1/manage/post/save'
const DELETE = 'POST /sands-user/api/v1/manage/post/delete'

it('adds, renames and deletes a post; built-in labels stay', async () => {
  let posts: { id: string; name: string; version: number }[] = []
  const { t, server } = await renderDesktop('/manage/org/posts', {
    answers: {
      [POSTS]: () => sample(POSTS, posts),
      [LABELS]: sample(LABELS, [{ id: '9', code: 'team', name: '团队学习' }]),
      [SAVE]: ({ body }) => {
        posts = [{ id: '5', name: body.name, version: (body.version ?? 0) + 1 }]
        return { id: '5' }
      },
      [DELETE]: () => {
        posts = []
        return null
      },
    },
  })
  await clickButton(t('org.post_add'))
  const adding = await dialog(t('org.post_add'))
  fill(field(t('org.post_name'), adding), '店长')
  await clickButton(t('org.add'), adding)
  await clickButton(t('org.rename_title', { name: '店长' }))
  const renaming = await dialog(t('org.rename_title', { name: '店长' }))
  fill(field(t('org.post_name'), renaming), '值班店长')
  await clickButton(t('org.save'), renaming)
  await clickButton(t('org.delete_of', { name: '值班店长' }))
  expect(server.sentTo(SAVE).map(({ body }) => body)).toMatchObject([
    { id: null, name: '店长' },
    { id: '5', name: '值班店长' },
  ])
  await clickButton(t('org.delete'), within(await screen.findByRole('dialog')))
  await waitFor(() => expect(screen.queryByText('值班店长')).toBeNull())
  const known = button(t('org.delete_of', { name: '团队学习' }))
  expect(known).toHaveProperty('disabled', true)
  await click(known)
  expect(screen.queryByRole('dialog')).toBeNull()
})
