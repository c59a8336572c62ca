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

it('offers the wide room, and from there the way back', async () => {
  const { t } = await renderDesktop(editor)
  const act = button(t('course.desk_theatre'))
  await click(act)
  expect(act.textContent).toBe(t('course.desk_theatre_leave'))
  // The name says what a press does; a pressed state beside it would say the opposite.
  expect(act.hasAttribute('aria-pressed')).toBe(false)
  await click(act)
  expect(act.textContent).toBe(t('course.desk_theatre'))
})

it('is chosen by a key, and chosen again when one comes back', async () => {
  const { t, drawAgain } = await renderDesktop(editor)
  press(document.body, 't')
  expect(await screen.findByRole('button', { name: t('course.desk_theatre_leave') })).toBeTruthy()
  drawAgain()
  expect(button(t('course.desk_theatre_leave'))).toBeTruthy()
})
