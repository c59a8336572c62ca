// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { address, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { aFoundCourse } from '../../../testing/courses.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const SEARCH = 'GET /sands-lms/api/v1/course/search'
const SUGGEST = 'GET /sands-lms/api/v1/course/suggest'

const found = onePage([
  aFoundCourse('1', [
    { place: 'title', text: 'Course 1', marks: [[0, 6]], courseWareId: null },
    { place: 'courseware', text: 'A pocket book of manners', marks: [[17, 24]], courseWareId: '11' },
  ]),
])
const field = () => screen.findByRole('searchbox')
const lookFor = async (words: string) => {
  await typeInto(await field(), words)
  fireEvent.keyDown(await field(), { key: 'Enter' })
}

it('suggests titles while the person types, and marks the matching words', async () => {
  const { t } = await renderPhone('/courseSearch', {
    calls: { [SEARCH]: found, [SUGGEST]: [{ id: '1', title: 'Good manners' }] },
  })
  await typeInto(await field(), 'manners')
  expect(await screen.findByRole('link', { name: 'Good manners' })).toBeTruthy()
  await lookFor('manners')
  const article = within(await screen.findByRole('article'))
  const hit = article.getByRole('link', { name: new RegExp(t('course.place_courseware')) })
  expect(hit.querySelector('mark')?.textContent).toBe('manners')
  expect(hit.getAttribute('href')).toContain('courseWareId=11')
  expect(address()).toBe('/courseSearch?keyWord=manners')
})

it('says when nothing was found', async () => {
  const { t } = await renderPhone('/courseSearch?keyWord=nothing', { calls: { [SEARCH]: onePage([]) } })
  expect(await screen.findByRole('heading', { name: t('course.found_none', { words: 'nothing' }) })).toBeTruthy()
})

it('remembers searches on the device, and can forget each', async () => {
  const { t, server } = await renderPhone('/courseSearch', { calls: { [SEARCH]: found, [SUGGEST]: [] } })
  for (const words of ['safety', 'till']) {
    await lookFor(words)
    await waitFor(() => expect(server.sentTo(SEARCH).at(-1)?.query.get('keyWord')).toBe(words))
    await screen.findByRole('article')
  }
  await tapButton(t('kernel.clear'))
  expect(await screen.findByRole('heading', { name: t('course.history') })).toBeTruthy()
  await tapButton(t('course.history_forget', { words: 'safety' }))
  expect(screen.queryByRole('button', { name: 'safety' })).toBeNull()
  await tap(screen.getByRole('button', { name: 'till' }))
  expect(await screen.findByRole('article')).toBeTruthy()
})
