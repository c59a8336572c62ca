// @vitest-environment happy-dom
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { aSession } from '@sands/web/testing/session'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../../../testing/acts.ts'
import { aTab } from '../../../testing/answers.ts'
import { aCategory, aCourse } from '../../../testing/courses.ts'
import { onePage } from '../../../testing/pages.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const TREE = 'POST /sands-lms/api/v1/course-category/tree'
const LIST = 'POST /sands-lms/api/v1/online-class-summary/page'
const GOODS = 'POST /sands-lms/api/v1/online-class-summary/classGoods'

const second = { ...aCategory('12'), children: [aCategory('121')] }
const tree = [{ ...aCategory('1'), children: [second] }, aCategory('2')]
const nothingSold = { categoryName: '', goodsInfo: [] }
const calls = {
  [TREE]: tree,
  [GOODS]: nothingSold,
  [LIST]: onePage([
    aCourse('1', { learnStatus: 2, percent: 40 }),
    aCourse('2', { learnStatus: 1, percent: 100, score: 4.25, purchaseStatus: 1 }),
  ]),
} as const

const row = (name: RegExp) => within(screen.getByRole('main')).findByRole('link', { name })

describe('the courses', () => {
  it("show their number, and the person's progress in each", async () => {
    const { t } = await renderPhone('/course', { calls })
    expect(await screen.findByText(t('course.total', { count: 2 }))).toBeTruthy()
    expect((await row(/Course 1/)).textContent).toContain('40%')
    expect((await row(/Course 2/)).textContent).toContain(t('course.learned'))
    expect((await row(/Course 2/)).textContent).toContain(t('course.purchased'))
    expect((await row(/Course 1/)).textContent).not.toContain(t('course.learned'))
  })

  it('are filtered by three levels of categories, which are in the address', async () => {
    const { t, server } = await renderPhone('/course', { calls })
    const rail = await screen.findByRole('navigation', { name: t('course.categories') })
    await tap(within(rail).getByRole('button', { name: 'Category 1' }))
    await waitFor(() =>
      expect(within(rail).getByRole('button', { name: 'Category 1' }).getAttribute('aria-current')).toBe('true'),
    )
    await tap(within(rail).getByRole('button', { name: 'Category 12' }))
    const chips = within(await screen.findByRole('list', { name: 'Category 12' }))
    expect(chips.getByRole('button', { name: t('course.all'), pressed: true })).toBeTruthy()
    await tap(chips.getByRole('button', { name: 'Category 121' }))
    expect(await chips.findByRole('button', { name: 'Category 121', pressed: true })).toBeTruthy()
    expect(address()).toBe('/course?category=121')
    expect(server.sentTo(LIST).at(-1)?.body).toMatchObject({ classificationId: '121', size: 9999 })
  })

  it('are in the order that the address names', async () => {
    const { t, server } = await renderPhone('/course', { calls })
    const sort = await screen.findByRole('combobox', { name: t('course.sort') })
    await waitFor(() => expect(server.sentTo(LIST)).toHaveLength(1))
    fireEvent.change(sort, { target: { value: '3' } })
    await waitFor(() => expect(address()).toBe('/course?sortType=3'))
    await waitFor(() =>
      expect(server.sentTo(LIST).at(-1)?.body).toMatchObject({ sorts: [{ sortType: 3, desc: true }] }),
    )
  })

  it('of an empty category are replaced by a link to all courses', async () => {
    const { t } = await renderPhone('/course?category=2', {
      calls: { ...calls, [LIST]: ({ body }) => (body.classificationId ? onePage([]) : calls[LIST]) },
    })
    expect(await screen.findByRole('heading', { name: t('course.none') })).toBeTruthy()
    await tapButton(t('course.all_courses'))
    expect(await screen.findByText(t('course.total', { count: 2 }))).toBeTruthy()
    expect(address()).toBe('/course')
  })

  it('that cannot be loaded show the reason, and load on request', async () => {
    const { t, server } = await renderPhone('/course', { calls: { ...calls, [LIST]: refused('kernel.unavailable') } })
    await screen.findByRole('button', { name: t('kernel.retry') })
    server.answer({ [LIST]: calls[LIST] })
    await tapButton(t('kernel.retry'))
    expect(await screen.findByText(t('course.total', { count: 2 }))).toBeTruthy()
  })

  it('say so when there is no network', async () => {
    const { t } = await renderPhone('/course', { calls: { ...calls, [LIST]: noAnswer, [TREE]: noAnswer } })
    expect(await screen.findByText(t('app_network_error'))).toBeTruthy()
  })
})

describe('the choice of the person', () => {
  const TABS = 'POST /sands-lms/api/v1/decorate/decorate-navigation/navigation'
  const navigations = [
    aTab('1', { name: 'Courses', defaultCode: 'course' }),
    aTab('2', { name: 'Me', defaultCode: 'mine' }),
  ]
  const tabs = async (label: string) => within(await screen.findByRole('navigation', { name: label }))
  const chosen = async (label: string) => {
    const rail = within(await screen.findByRole('navigation', { name: label }))
    await waitFor(() =>
      expect(rail.getByRole('button', { name: 'Category 2' }).getAttribute('aria-current')).toBe('true'),
    )
  }
  const opened = async (userId: string) => {
    const phone = await renderPhone('/course?category=2', {
      calls: { ...calls, [TABS]: { navigations } },
      session: aSession({ userId }),
    })
    await chosen(phone.t('course.categories'))
    return { ...phone, bar: await tabs(phone.t('kernel.tabs')) }
  }

  it('is still there after another tab was tapped and left before its page was ready', async () => {
    const { t, bar } = await opened('901')
    // One act: the page of the other tab is never on the screen, only its address is.
    await act(async () => {
      fireEvent.click(bar.getByRole('link', { name: 'Me' }))
      expect(address()).toBe('/my')
      fireEvent.click(bar.getByRole('link', { name: 'Courses' }))
    })
    await waitFor(() => expect(address()).toBe('/course?category=2'))
    await chosen(t('course.categories'))
  })

  it('ends with a tap on the tab of the page itself', async () => {
    const { t, bar } = await opened('902')
    await tap(bar.getByRole('link', { name: 'Courses' }))
    const rail = within(await screen.findByRole('navigation', { name: t('course.categories') }))
    await waitFor(() =>
      expect(rail.getByRole('button', { name: 'Category 2' }).getAttribute('aria-current')).not.toBe('true'),
    )
    expect(address()).toBe('/course')
  })
})
