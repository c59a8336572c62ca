import { expect, it } from 'vitest'
import { logBlocks } from './log-blocks.ts'

function written() {
  const blocks: string[] = []
  const to = {
    destroyed: false,
    write: (block: string) => blocks.push(block) > 0,
    flush: (done?: (error?: Error) => void) => done?.(),
  }
  return { blocks, to }
}

it('passes lines on in their order, when they make a block', () => {
  const { blocks, to } = written()
  const log = logBlocks(to, 8)
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line)
  expect(blocks).toEqual(['one\ntwo\n'])
})

it('passes on what is left when it is flushed, once', () => {
  const { blocks, to } = written()
  const log = logBlocks(to, 8)
  log.write('one\n')
  let flushed = 0
  log.flush(() => {
    flushed += 1
  })
  log.flush()
  expect({ blocks, flushed }).toEqual({ blocks: ['one\n'], flushed: 1 })
})

it('does not write to a destination that has ended', () => {
  const { blocks, to } = written()
  const log = logBlocks(to, 1)
  to.destroyed = true
  log.write('late\n')
  expect(blocks).toEqual([])
})
