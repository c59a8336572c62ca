import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventReader } from './events.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function readAll(...pieces: (string | Uint8Array)[]): string[] {
  const heard: string[] = []
  const take = eventReader((data) => heard.push(data))
  for (const piece of pieces) take(typeof piece === 'string' ? bytes(piece) : piece)
  return heard
}

describe('a stream of events', () => {
  it('is read event by event, skipping comments, names and ids', () => {
    expect(readAll(':\n\ndata: 3\n\n', ': ping\n\nevent: count\nid: 9\ndata:4\n\n')).toEqual(['3', '4'])
  })

  it.each(['\n', '\r\n', '\r'])('accepts %j as the end of a line', (end) => {
    expect(readAll(`data: 1${end}data: 2${end}${end}data: 3${end}${end}`, 'data: 4')).toEqual(['1\n2', '3'])
  })

  it('waits for the end of an event', () => {
    expect(readAll('data: 12')).toEqual([])
    expect(readAll('data: 12', '3\n')).toEqual([])
    expect(readAll('data: 12', '3\n', '\n')).toEqual(['123'])
  })

  it('treats a carriage return and a line feed as one line end even when they arrive separately', () => {
    expect(readAll('data: 5\r', '\n\r', '\ndata: 6\r\n\r\n')).toEqual(['5', '6'])
  })

  it('joins characters that were split between two chunks', () => {
    const text = bytes('data: 未读\n\n')
    expect(readAll(text.slice(0, 7), text.slice(7, 10), text.slice(10))).toEqual(['未读'])
  })

  it('gives the same result wherever it was split', () => {
    const text = bytes(': hello\r\n\r\ndata: 未读 7\r\ndata: 8\r\n\r\n:\n\ndata: 9\n\n')
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const pieces = ends.slice(1).map((end, index) => text.slice(ends[index], end))
        expect(readAll(...pieces)).toEqual(['未读 7\n8', '9'])
      }),
    )
  })
})
