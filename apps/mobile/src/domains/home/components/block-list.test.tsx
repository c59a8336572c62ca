// @vitest-environment happy-dom
import type { Block } from '@sands/contract/home/home.model'
import { speak } from '@sands/web/testing/texts'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BlockProps, SlotsContext } from '../../../kernel/slots.ts'
import { BlockList } from './block-list.tsx'

const block = (id: string, code: string, over: Partial<Block> = {}): Block => ({
  id,
  code,
  title: `title ${id}`,
  extendInfo: null,
  dataMaxCount: 0,
  isFeedStream: 0,
  lmsDecorateModuleCategories: [],
  ...over,
})

function Good({ block: { title }, first }: BlockProps) {
  return <p>{first ? `${title} first` : title}</p>
}

function Bad({ block: { title } }: BlockProps): never {
  throw new Error(`${title} cannot be shown`)
}

const slots = {
  entries: [],
  contents: [],
  tabs: [],
  blocks: [
    { code: 'good', Block: Good },
    { code: 'bad', Block: Bad },
  ],
  hasScreen: () => false,
}

const show = (blocks: readonly Block[]) =>
  render(<BlockList blocks={blocks} />, {
    wrapper: ({ children }) => (
      <SlotsContext value={slots}>
        <MemoryRouter>{children}</MemoryRouter>
      </SlotsContext>
    ),
  })

const info = vi.fn()
beforeEach(async () => {
  await speak()
  info.mockReset()
  vi.spyOn(console, 'info').mockImplementation(info)
  // React reports the errors that the guard catches; they are expected here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the modules of the home page', () => {
  it('are in the order of the server; the first is rendered first, and other domains add theirs', async () => {
    show([block('1', 'good'), block('2', 'app-notice', notices('Closed on Friday')), block('3', 'good')])
    expect(document.body.textContent).toBe('title 1 first')
    await screen.findByText('title 3')
    expect(document.body.textContent).toMatch(/title 1 first.*Closed on Friday.*title 3/)
  })

  it('skip modules that this version does not know, and log each once', () => {
    const list = [block('1', 'app-time-machine'), block('2', 'good')]
    show(list)
    show(list)
    expect(screen.getAllByText('title 2 first')).toHaveLength(2)
    expect(info.mock.calls.filter(([text]) => String(text).includes('app-time-machine'))).toHaveLength(1)
  })

  it('stay visible when one of them throws', async () => {
    show([block('1', 'bad'), block('2', 'good')])
    expect(await screen.findByText('title 2')).toBeDefined()
    expect(document.body.textContent).not.toContain('title 1')
  })

  it('render a failed module again with new data', () => {
    const { rerender } = show([block('1', 'bad')])
    rerender(<BlockList blocks={[block('1', 'good')]} />)
    expect(screen.getByText('title 1 first')).toBeDefined()
  })

  it('stay visible with settings and items that cannot be parsed', async () => {
    const poisoned = { extendInfo: '{"type":', lmsDecorateModuleCategories: [category('{', 'null', '[]', '7', '"x"')] }
    show([
      ...['app-banner', 'app-nav', 'app-notice', 'app-multi-image'].map((code) => block(code, code, poisoned)),
      block('2', 'good'),
    ])
    expect(await screen.findByText('title 2')).toBeDefined()
  })
})

const category = (...jsons: string[]) => ({
  id: '1',
  categoryName: '',
  dataShowRule: 0,
  dataJumpCategoryIds: [],
  dataJumpIds: [],
  datas: jsons.map((json) => ({ type: 'x', json })),
})

function notices(...texts: string[]): Partial<Block> {
  return { lmsDecorateModuleCategories: [category(...texts.map((remark) => JSON.stringify({ remark })))] }
}
