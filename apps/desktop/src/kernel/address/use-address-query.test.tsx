// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { renderDesktopHook } from '../../testing/render-desktop.tsx'
import { pageValues, textValue } from './address-query.ts'
import { useAddressQuery } from './use-address-query.ts'

const SHAPE = { ...pageValues, keyword: textValue(), kind: textValue() }

const usePage = () => {
  const [, change] = useAddressQuery(SHAPE)
  return { change, navigate: useNavigate() }
}

const opened = async () => {
  const { result, address } = await renderDesktopHook(usePage, { at: '/manage/list' })
  // A timer holds on to the functions of the moment at which it was started.
  return { late: result.current, address }
}

it('keeps a filter that was chosen while a late one was waiting', async () => {
  const { late, address } = await opened()
  await act(async () => {
    late.change({ kind: 'video' })
    late.change({ keyword: 'sand' })
  })
  expect(address()).toBe('/manage/list?kind=video&keyword=sand')
})

it('does not bring a person back who has left the page', async () => {
  const { late, address } = await opened()
  await act(async () => {
    void late.navigate('/manage/other')
    late.change({ keyword: 'sand' }, { replace: true })
  })
  expect(address()).toBe('/manage/other')
})
