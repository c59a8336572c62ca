import { describe, expect, it } from 'vitest'
import { choiceValue, pageValues, readAddress, textValue, writeAddress } from './address-query.ts'

const shape = { ...pageValues, state: choiceValue(['all', 'failed'], 'all'), word: textValue(5) }
const read = (address: string) => readAddress(shape, new URLSearchParams(address))
const write = (address: string, patch: Parameters<typeof writeAddress<typeof shape>>[2]) =>
  writeAddress(shape, new URLSearchParams(address), patch).toString()

describe('the address bar', () => {
  it('gives the fallback values when the address has none', () => {
    expect(read('')).toEqual({ current: 1, size: 20, state: 'all', word: '' })
  })

  it('is read value by value', () => {
    expect(read('current=3&size=50&state=failed&word=sand')).toEqual({
      current: 3,
      size: 50,
      state: 'failed',
      word: 'sand',
    })
  })

  it.each([
    'current=0',
    'current=-1',
    'current=1.5',
    'current=1e3',
    'current=100001',
    'current=',
    'size=7',
    'state=gone',
  ])('treats %s as missing', (address) => {
    expect(read(address)).toEqual(read(''))
  })

  it('cuts text that is too long', () => {
    expect(read('word=%20abcdefgh').word).toBe('abcde')
  })

  it('leaves out values that equal their fallback and keeps the parameters of others', () => {
    expect(write('current=3&other=1', { current: 1, state: 'failed' })).toBe('other=1&state=failed')
  })
})
