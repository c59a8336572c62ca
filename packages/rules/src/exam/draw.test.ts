import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQuestions } from './draw.ts'

describe('drawing questions', () => {
  it('gives a question to the draw that has no other', () => {
    const candidates = new Map([
      ['any', ['1', '2']],
      ['one', ['1']],
    ])
    const { chosen, missing } = drawQuestions(
      [
        { key: 'any', count: 1 },
        { key: 'one', count: 1 },
      ],
      candidates,
      7,
    )
    expect([...chosen]).toEqual([
      ['any', ['2']],
      ['one', ['1']],
    ])
    expect(missing.size).toBe(0)
  })

  it('says how many are missing', () => {
    const { missing } = drawQuestions([{ key: 'a', count: 3 }], new Map([['a', ['1']]]), 1)
    expect([...missing]).toEqual([['a', 2]])
  })

  it('draws each question once, only from its candidates, and the same ones for the same seed', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }).map(String), { maxLength: 12 })
    const draw = fc.record({ ids, count: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(fc.array(draw, { minLength: 1, maxLength: 4 }), fc.integer(), (draws, seed) => {
        const wishes = draws.map(({ count }, place) => ({ key: `d${place}`, count }))
        const candidates = new Map(draws.map((each, place) => [`d${place}`, each.ids]))
        const { chosen, missing } = drawQuestions(wishes, candidates, seed)
        const all = [...chosen.values()].flat()
        expect(new Set(all).size).toBe(all.length)
        for (const { key, count } of wishes) {
          const got = chosen.get(key) ?? []
          expect(got.length + (missing.get(key) ?? 0)).toBe(count)
          expect(got.every((id) => candidates.get(key)?.includes(id))).toBe(true)
        }
        expect([...drawQuestions(wishes, candidates, seed).chosen]).toEqual([...chosen])
      }),
    )
  })
})
