// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkCourseware } from './link-courseware.tsx'

const onPlayed = vi.fn()
const finish = vi.fn(async () => undefined)
const show = (link: string) =>
  render(
    <LinkCourseware
      link={link}
      isOpenable
      title="A page"
      viewing={{ state: 'counting', onPlayed, finish }}
      lost="nowhere"
    />,
  )
const door = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'course.link_open' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] })
  // An empty page replaces the external one, so that nothing is loaded.
  vi.spyOn(HTMLIFrameElement.prototype, 'getAttribute').mockImplementation(function (this: Element, name) {
    return name === 'srcdoc' ? '' : Element.prototype.getAttribute.call(this, name)
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('is visited by being shown in place, says so, and can be opened in a new tab', () => {
  show('https://example.com/page')
  expect(screen.getByTitle('A page')).toBeTruthy()
  expect(screen.getByText('course.link_shown')).toBeTruthy()
  expect(door()).toMatchObject({ href: 'https://example.com/page', target: '_blank' })
  vi.advanceTimersByTime(5000)
  expect(onPlayed).toHaveBeenCalledWith(expect.objectContaining({ from: 1, to: 1, visible: true }))
})

it('that cannot be shown in place is visited by opening it, although the person leaves at once', () => {
  show('http://example.com/page')
  expect(screen.queryByTitle('A page')).toBeNull()
  expect(screen.queryByText('course.link_shown')).toBeNull()
  vi.advanceTimersByTime(20_000)
  expect(onPlayed).not.toHaveBeenCalled()
  // Prevents the navigation in the test.
  door().addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(door())
  expect(onPlayed).toHaveBeenCalledWith(expect.objectContaining({ from: 1, to: 1, visible: true }))
  expect(finish).toHaveBeenCalledOnce()
})
