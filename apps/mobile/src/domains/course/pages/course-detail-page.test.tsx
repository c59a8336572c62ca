// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { type CallAnswers, refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { aCourseDetail, aCourseware, anItem } from '../../../testing/courses.ts'
import { aHomePage } from '../../../testing/home.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { studyAnswers } from '../../../testing/study.ts'

const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const COURSEWARE = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'
const COLLEGES = 'POST /sands-lms/api/v1/college/list'
const COUNT = 'GET /sands-system/api/v1/comment/count'

const lock = { beforeId: '11', beforeTitle: 'Courseware 11' }
const coursewares = [anItem('11'), anItem('12', { lock })]
const calls: CallAnswers = { [DETAIL]: aCourseDetail('1', coursewares), [COUNT]: { count: 4 }, ...studyAnswers }
const COURSE = '/courseDetail?id=1&courseType=course'

describe('a course', () => {
  it.each([
    ['course.deleted', 4001512],
    ['course.not_published', 4001519],
    ['course.not_for_you', 4001542],
  ] as const)('that fails with %s opens the error page with its message', async (name, code) => {
    const { t } = await renderPhone(COURSE, { calls: { [DETAIL]: refused(name), [COLLEGES]: { colleges: [] } } })
    await waitFor(() => expect(address()).toContain(`/error?code=${code}`))
    expect(await screen.findByText(errorTexts['en-us'][name])).toBeTruthy()
    if (name === 'course.not_for_you')
      expect(screen.getByRole('heading', { name: t('kernel.no_permission_title') })).toBeTruthy()
  })

  it('of another college that the person belongs to offers to switch, and opens there', async () => {
    let isThere = false
    const colleges = ['1', '2'].map((id) => ({ id, collegeName: `College ${id}`, language: 'en-us' as const }))
    const { t } = await renderPhone(COURSE, {
      calls: {
        ...calls,
        [DETAIL]: () => (isThere ? aCourseDetail('1', coursewares) : refused('course.not_for_you')),
        [COLLEGES]: { colleges },
        'POST /sands-lms/api/v1/homePageDecorate/getInfo': () => {
          isThere = true
          return aHomePage([])
        },
      },
    })
    await tapButton(t('kernel.switch_college', { college: 'College 2' }))
    expect(await screen.findByRole('heading', { name: 'Course 1' })).toBeTruthy()
    expect(address()).toBe(COURSE)
  })

  it('that cannot be loaded can be retried', async () => {
    const { t, server } = await renderPhone(COURSE, { calls: { ...calls, [DETAIL]: refused('kernel.unavailable') } })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer(calls)
    await tapButton(t('kernel.retry'))
    expect(await screen.findByRole('heading', { name: 'Course 1' })).toBeTruthy()
  })

  it.each(['/courseDetail', '/courseDetail?id=nonsense&courseType=course'])('at %s is not found', async (path) => {
    const { t } = await renderPhone(path)
    expect(await screen.findByText(t('kernel.not_found_title'))).toBeTruthy()
    expect(screen.getByRole('link', { name: t('course.all_courses') })).toBeTruthy()
  })

  it('tells what must be finished before locked courseware, and does not open it', async () => {
    const { t } = await renderPhone(COURSE, { calls })
    const panel = within(await screen.findByRole('tabpanel'))
    const locked = await panel.findByRole('button', { name: /^Courseware 12/ })
    expect(locked.textContent).toContain(t('course.locked', { title: 'Courseware 11' }))
    await tap(locked)
    expect((await screen.findAllByText(t('course.locked', { title: 'Courseware 11' }))).length).toBeGreaterThan(1)
    expect(address()).toBe(COURSE)
  })

  it('links from locked courseware to the one before it', async () => {
    const { t } = await renderPhone(`${COURSE}&courseWareId=12`, {
      calls: {
        ...calls,
        [COURSEWARE]: ({ body }) => aCourseware(body.id, body.id === '12' ? { lock } : {}),
      },
    })
    await tapButton(t('course.locked_go'))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Courseware 11/ }).getAttribute('aria-current')).toBe('true'),
    )
    expect(address()).toContain('courseWareId=11')
  })

  it('says that courseware that is no longer in it is gone, and continues with another', async () => {
    const { t } = await renderPhone(`${COURSE}&courseWareId=999`, {
      calls: { ...calls, [COURSEWARE]: aCourseware('11') },
    })
    expect(await screen.findByText(t('course.item_gone'))).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Course 1' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: t('kernel.retry') })).toBeNull()
    await tap(within(screen.getByRole('contentinfo')).getByRole('button', { name: t('course.act_start') }))
    await waitFor(() => expect(address()).toContain('courseWareId=11'))
    expect(screen.queryByText(t('course.item_gone'))).toBeNull()
  })

  it('must be started before it is rated', async () => {
    const { t } = await renderPhone(COURSE, { calls })
    await tapButton(t('course.rating_of', { score: '4.5' }))
    const sheet = within(await screen.findByRole('dialog', { name: t('course.rate') }))
    expect(await sheet.findByText(t('social.rating_begin'))).toBeTruthy()
    expect(sheet.queryByRole('radio')).toBeNull()
  })

  it('that was started can be rated once, and the page behind shows the new average', async () => {
    const started = aCourseDetail('1', coursewares, { learnStatus: 2, percent: 10 })
    const { t, server } = await renderPhone(COURSE, {
      calls: {
        ...calls,
        [DETAIL]: started,
        'POST /sands-system/api/v1/score/create': { score: 3.3, scoreCount: 3, myScore: 1 },
      },
    })
    await tapButton(t('course.rating_of', { score: '4.5' }))
    const sheet = within(await screen.findByRole('dialog', { name: t('course.rate') }))
    await tap(await sheet.findByRole('radio', { name: t('social.stars', { count: 1 }) }))
    await tap(sheet.getByRole('button', { name: t('social.rating_give') }))
    expect(await sheet.findByText(t('social.rating_given'))).toBeTruthy()
    expect(server.sentTo('POST /sands-system/api/v1/score/create')[0]?.body).toMatchObject({ score: 1 })
    expect(await screen.findByRole('button', { name: t('course.rating_of', { score: '3.3' }) })).toBeTruthy()
  })
})
