// @vitest-environment happy-dom
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { sample, samplePage } from '@sands/web/testing/sample'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { CourseMenu } from './course-menu.tsx'
import { CourseStateTag } from './course-state-tag.tsx'

const PAGE = 'GET /sands-lms/api/v1/manage/course/page'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'
const UNSCHEDULE = 'POST /sands-lms/api/v1/manage/course/unschedule'
const HOUR = '2026-11-20T10:00:00.000Z'
const [TEA] = samplePage(PAGE, [{ id: '5', version: 3, title: 'Tea', learnNum: 2, isChanged: true }]).records
const course = (state: Partial<ManagedCourseItem>) => ({ ...TEA, ...state }) as ManagedCourseItem
const open = async (state: Partial<ManagedCourseItem>) => {
  const editor = await renderDesktop(<CourseMenu course={course(state)} onChanged={async () => undefined} />, {
    answers: {
      [WITHDRAW]: sample(WITHDRAW),
      [UNSCHEDULE]: sample(UNSCHEDULE),
    },
  })
  await clickButton(editor.t('course.manage_acts_of', { name: 'Tea' }))
  await screen.findByRole('menuitem', { name: editor.t('course.manage_edit') })
  return editor
}
const WAYS = ['unschedule', 'withdraw'] as const

it.each([
  [{ state: 'published', publishAt: null }, ['withdraw']],
  [{ state: 'published', publishAt: HOUR }, ['unschedule', 'withdraw']],
  [{ state: 'scheduled', publishAt: HOUR }, ['unschedule']],
  [{ state: 'draft', publishAt: null }, []],
] as const)('offers to withdraw or unschedule a course that is %j: %s', async (state, ways) => {
  const { t } = await open(state)
  const offered = WAYS.filter((way) => screen.queryByRole('menuitem', { name: t(`course.manage_${way}`) }))
  expect(offered).toEqual(ways)
})

it.each(WAYS)('asks before the action: %s', async (way) => {
  const { t, server } = await open({ state: 'published', publishAt: HOUR })
  await click(screen.getByRole('menuitem', { name: t(`course.manage_${way}`) }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/2026/)).toBeTruthy()
  expect(server.sent).toEqual([])
  await clickButton(t(`course.manage_${way}`), question)
  await waitFor(() => expect(server.sent[0]?.key).toBe(`POST /sands-lms/api/v1/manage/course/${way}`))
  expect(server.sent[0]?.body).toEqual({ id: '5', version: 3 })
})

it('shows the publication time of pending changes, and of a course that is not published yet', async () => {
  const { t } = await renderDesktop(
    <>
      <p>
        <CourseStateTag course={course({ state: 'published', publishAt: HOUR })} />
      </p>
      <p>
        <CourseStateTag course={course({ state: 'scheduled', publishAt: HOUR })} />
      </p>
    </>,
  )
  const [out, waiting] = [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
  const next = t('course.manage_state_next', { time: '' }).slice(0, 2)
  expect(out).toContain(next)
  expect(waiting).toContain('2026')
  expect(waiting).not.toContain(t('course.manage_state_changed'))
})
