// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { renderDesktopHook } from '../../../testing/render-desktop.tsx'
import { useLinkHint } from './use-link-hint.ts'

it('says of an address without encryption that it opens outside the app', async () => {
  const { t, result } = await renderDesktopHook(() => useLinkHint())
  expect(result.current('http://example.com/a', 'hint')).toBe(t('manage.link_unencrypted'))
  for (const link of ['https://example.com/a', '/courses', '', null, 'nonsense'])
    expect(result.current(link, 'hint')).toBe('hint')
})
