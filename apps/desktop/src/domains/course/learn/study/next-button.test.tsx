// @vitest-environment happy-dom
import type { CatalogueItem } from '@sands/contract/course/course.model'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button, click } from '../../../../testing/person.ts'
import { renderDesk } from '../../../../testing/render-desk.tsx'
import { NextButton } from './next-button.tsx'

const piece = (lock: CatalogueItem['lock']) => ({ id: '2', title: 'Rounds', lock }) as CatalogueItem

it('opens the next piece', async () => {
  const onOpen = vi.fn()
  const { t } = await renderDesk(<NextButton next={piece(null)} onOpen={onOpen} />)
  expect(button(t('course.act_next')).className).not.toContain('disabled')
  await click(button(t('course.act_next')))
  expect(onOpen).toHaveBeenCalledWith('2')
})

it('looks disabled before a locked piece, and says what comes first to who points at it or presses it', async () => {
  const onOpen = vi.fn()
  const lock = { beforeId: '1', beforeTitle: 'Manual' } as CatalogueItem['lock']
  const { t } = await renderDesk(<NextButton next={piece(lock)} onOpen={onOpen} />)
  const next = button(t('course.act_next'))
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(next.className).toContain('ant-btn-disabled')
  expect(next.title).toBe(t('course.locked', { title: 'Manual' }))
  await click(next)
  expect(await screen.findByText(t('course.locked', { title: 'Manual' }))).toBeTruthy()
  expect(onOpen).not.toHaveBeenCalled()
})
