// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QuestionHtml } from './question-html.tsx'

afterEach(cleanup)

it('shows words, pictures, sound, video and the fields of blanks', () => {
  const { container } = render(
    <QuestionHtml
      html={
        '<p>At <span data-blank="b1"></span> degrees</p><img src="/a.png" alt="cup"><video src="/a.mp4"></video><audio src="/a.mp3"></audio>'
      }
      blank={(key) => <input aria-label={key} />}
    />,
  )
  expect(screen.getByLabelText('b1')).toBeTruthy()
  expect(screen.getByAltText('cup')).toBeTruthy()
  expect(container.querySelectorAll('video, audio')).toHaveLength(2)
})

it('shows nothing that the server should have left out', () => {
  const { container } = render(
    <QuestionHtml html={'<p onclick="x()">a<script>x()</script></p><iframe></iframe><img src="javascript:x()">'} />,
  )
  expect(container.querySelector('script, iframe, img')).toBeNull()
  expect(container.querySelector('p')?.outerHTML).toBe('<p>a</p>')
})

it('shows a formula as TeX until it is drawn', async () => {
  const { container } = render(<QuestionHtml html={String.raw`<p>Area: \(a^2\)</p>`} />)
  expect(container.textContent).toContain('a^2')
})
