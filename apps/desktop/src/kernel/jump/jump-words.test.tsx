// @vitest-environment happy-dom
import type { JumpChoice } from '@sands/contract/kernel/jump.model'
import { type CallAnswers, waiting } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderDesktop } from '../../testing/render-desktop.tsx'
import { JumpWords } from './jump-words.tsx'

const FILE = 'GET /sands-system/api/v1/system/resource/get'
const CONTENT = 'GET /sands-system/api/v1/manage/content/get'

const show = (to: JumpChoice['to'], answers: CallAnswers = {}) =>
  renderDesktop(
    <p>
      <JumpWords jump={{ to, moduleId: to === 'none' ? null : '9', link: null }}>kind</JumpWords>
    </p>,
    { answers },
  )

it('shows the name of the target file', async () => {
  await show('video', { [FILE]: sample(FILE, { fileName: 'welcome.mp4' }) })
  expect(await screen.findByText('welcome.mp4')).toBeTruthy()
})

it('shows the kind until the name is known, and for targets without a name', async () => {
  await show('video', { [FILE]: waiting })
  expect(screen.getByText('kind')).toBeTruthy()
})

it('fetches nothing for a jump that leads nowhere', async () => {
  const { server } = await show('none')
  expect(screen.getByText('kind')).toBeTruthy()
  expect(server.sent).toEqual([])
})

it.each([
  [{ title: 'Safety', isOut: 1 }, 'Safety'],
  [{ title: 'Safety', isOut: 0 }, 'Safety · manage.content_not_out'],
  [null, 'manage.content_gone'],
] as const)('shows the course %j as: %s', async (course, words) => {
  const { t } = await show('course', { [CONTENT]: course && sample(CONTENT, course) })
  const said = words.replace(/manage\.\w+/, (key) => t(key as 'manage.content_gone'))
  expect(await screen.findByText(`kind · ${said}`)).toBeTruthy()
})
