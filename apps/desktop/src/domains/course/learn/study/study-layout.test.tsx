// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { button, click, press } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'
import { StudyLayout } from './study-layout.tsx'

const editor = (
  <StudyLayout back={{ to: '/', name: 'back' }} title="Rounds" side={null}>
    {null}
  </StudyLayout>
)

it('switches to theatre mode and back', async () => {
  const { t } = await renderDesktop(editor)
  const act = button(t('course.desk_theatre'))
  await click(act)
  expect(act.textContent).toBe(t('course.desk_theatre_leave'))
  // The label names the action; a pressed state in addition would contradict it.
  expect(act.hasAttribute('aria-pressed')).toBe(false)
  await click(act)
  expect(act.textContent).toBe(t('course.desk_theatre'))
})

it('is switched on with a key, and stays on when the page is opened again', async () => {
  const { t, drawAgain } = await renderDesktop(editor)
  press(document.body, 't')
  expect(await screen.findByRole('button', { name: t('course.desk_theatre_leave') })).toBeTruthy()
  drawAgain()
  expect(button(t('course.desk_theatre_leave'))).toBeTruthy()
})
