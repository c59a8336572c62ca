// @vitest-environment happy-dom
import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button, click } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'
import { NextButton } from './next-button.tsx'

const courseware = (lock: CatalogueCourseware['lock']) => ({ id: '2', title: 'Rounds', lock }) as CatalogueCourseware

it('opens the next courseware', async () => {
  const onOpen = vi.fn()
  const { t } = await renderDesktop(<NextButton next={courseware(null)} onOpen={onOpen} />)
  expect(button(t('course.act_next')).className).not.toContain('disabled')
  await click(button(t('course.act_next')))
  expect(onOpen).toHaveBeenCalledWith('2')
})

it('looks disabled before locked courseware, and tells what comes first on hover or press', async () => {
  const onOpen = vi.fn()
  const lock = { beforeId: '1', beforeTitle: 'Manual' } as CatalogueCourseware['lock']
  const { t } = await renderDesktop(<NextButton next={courseware(lock)} onOpen={onOpen} />)
  const next = button(t('course.act_next'))
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(next.className).toContain('ant-btn-disabled')
  expect(next.title).toBe(t('course.locked', { title: 'Manual' }))
  await click(next)
  expect(await screen.findByText(t('course.locked', { title: 'Manual' }))).toBeTruthy()
  expect(onOpen).not.toHaveBeenCalled()
})
