import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Piece, writePiece } from './piece.service.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-piece-'))
const path = join(room, 'upload')
afterAll(() => rmSync(room, { recursive: true, force: true }))

describe('a piece of an upload', () => {
  let content: PassThrough
  const written: number[] = []
  const write = (piece: Partial<Piece> = {}) =>
    writePiece({ path, offset: 4, most: 100, content, onWritten: (end) => void written.push(end), ...piece })
  const partial = () => readFileSync(path, 'utf8')
  beforeEach(() => {
    writeFileSync(path, 'sand')
    content = new PassThrough()
    written.length = 0
  })

  it('is appended to what is there', async () => {
    const { ended } = write()
    content.write(' in')
    content.end(' the wind')
    expect(await ended).toBe(true)
    expect([partial(), written.at(-1)]).toEqual(['sand in the wind', 16])
  })

  it('is ended when its connection stays silent, and what came is stored', async () => {
    const { ended } = write({ silenceMs: 50 })
    content.write(' in')
    expect(await ended).toBe(false)
    expect(partial()).toBe('sand in')
  })

  it('ends where its connection broke', async () => {
    const { ended } = write()
    content.write(' in')
    setTimeout(() => content.destroy(new Error('the connection was lost')), 20)
    expect(await ended).toBe(false)
    expect(partial()).toBe('sand in')
    expect(await write({ offset: 7 }).ended).toBe(false)
    expect(partial()).toBe('sand in')
  })

  it('stops when it is told to, and writes nothing afterwards', async () => {
    const piece = write()
    content.write(' in')
    await new Promise((resolve) => setTimeout(resolve, 20))
    piece.stop()
    content.write(' the wind')
    expect(await piece.ended).toBe(false)
    expect(partial()).toBe('sand in')
  })

  it('never writes more than was announced', async () => {
    const { ended } = write({ most: 5 })
    content.write(' in')
    content.end(' the wind')
    await expect(ended).rejects.toMatchObject({ errorName: 'kernel.malformed' })
    expect(partial()).toBe('sand in')
  })

  it('is checked before any of it is written, also in small parts', async () => {
    const seen: string[] = []
    const head = { bytes: 4, look: (bytes: Buffer) => void seen.push(bytes.toString()) }
    const { ended } = write({ offset: 0, head })
    for (const letter of 'dunes') content.write(letter)
    content.end()
    expect(await ended).toBe(true)
    expect([partial(), seen]).toEqual(['dunes', ['dune']])
  })

  it('that is refused at its first bytes leaves nothing behind', async () => {
    writeFileSync(path, '')
    const refuse = () => {
      throw new Error('not that')
    }
    const { ended } = write({ offset: 0, head: { bytes: 4, look: refuse } })
    content.end('dunes')
    await expect(ended).rejects.toThrow('not that')
    expect(partial()).toBe('')
  })

  it('fails when its file was deleted', async () => {
    rmSync(path)
    content.end('dunes')
    await expect(write().ended).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
