// @vitest-environment happy-dom
import type { MyStudyItem } from '@sands/contract/course/course.model'
import { type Plain, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const MINE = 'GET /sands-lms/api/v1/course/my-page'

const started = (id: string, over: Partial<Plain<MyStudyItem>> = {}): Plain<MyStudyItem> => ({
  courseType: 'course',
  id,
  title: `Course ${id}`,
  coverImgUrl: null,
  fileType: 1,
  percent: 50,
  isFinished: 0,
  finishTime: null,
  lastTime: '2026-11-01T00:00:00.000Z',
  seconds: 600,
  continueId: '11',
  continueTitle: 'Courseware 11',
  isAvailable: 1,
  ...over,
})
const rows = async () => within(await screen.findByRole('tabpanel')).findAllByRole('listitem')

it('continues where the person left off, and lists unavailable courses without a link', async () => {
  const { t } = await renderPhone('/myStudy', {
    calls: { [MINE]: onePage([started('1'), started('2', { isAvailable: 0 })]) },
  })
  const [first, gone] = await rows()
  if (!first || !gone) throw new Error('the list does not have two rows')
  expect(first.textContent).toContain('50%')
  expect(first.textContent).toContain(t('study.continue', { title: 'Courseware 11' }))
  expect(within(first).getByRole('link').getAttribute('href')).toContain('courseWareId=11')
  expect(gone.textContent).toContain(t('study.no_longer'))
  expect(within(gone).queryByRole('link')).toBeNull()
})

it('is filtered by state and by kind, and the address contains both', async () => {
  const { t, server } = await renderPhone('/myStudy', {
    calls: {
      [MINE]: ({ query }) =>
        query.get('fileType')
          ? onePage([])
          : onePage([started('1', { finishTime: '2026-11-02T00:00:00.000Z', isFinished: 1 })]),
    },
  })
  await tap(await screen.findByRole('tab', { name: t('study.finished') }))
  await waitFor(() => expect(server.sentTo(MINE).at(-1)?.query.get('isFinished')).toBe('1'))
  await tapButton(t('study.kind_3'))
  expect(await screen.findByText(t('study.kind_none', { kind: t('study.kind_3') }))).toBeTruthy()
  expect(address()).toBe('/myStudy?shelf=finished&type=3')
  await tapButton(t('study.kinds_all'))
  expect((await rows())[0]?.textContent).toContain('Course 1')
  expect(address()).toBe('/myStudy?shelf=finished')
})

it('says when the list is empty, and when it cannot be loaded', async () => {
  const { t, server } = await renderPhone('/myStudy', { calls: { [MINE]: refused('kernel.unavailable') } })
  await screen.findByRole('button', { name: t('kernel.retry') })
  server.answer({ [MINE]: onePage([]) })
  await tapButton(t('kernel.retry'))
  expect(await screen.findByText(t('study.ongoing_none'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('study.go_study') })).toBeTruthy()
})
