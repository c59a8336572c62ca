// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { expect, it, onTestFinished } from 'vitest'
import { keepPlace } from './last-place.ts'
import { useLastPlace } from './use-last-place.ts'

function Tab() {
  useLastPlace()
  return null
}

/** The address changes while the page of the tab is still being rendered. */
function Leaving() {
  window.history.replaceState({ key: 'next', idx: 0 }, '', '/my')
  return null
}

it('does not bring a person back who left before the page was shown', () => {
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  keepPlace({ key: 'before', search: '?category=3' }, 0)
  window.history.replaceState({ key: 'visit', idx: 0 }, '', '/course')
  render(
    <BrowserRouter>
      <Leaving />
      <Tab />
    </BrowserRouter>,
  )
  expect(window.location.pathname).toBe('/my')
})
