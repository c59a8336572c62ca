import { describe, expect, it } from 'vitest'
import { auditDifference, type Step } from './audit-difference.ts'

const words = (step: Step) => step.called || ('field' in step ? step.field : step.place)

/** As `path: before -> after`. */
const told = (before: unknown, after: unknown) =>
  auditDifference(before === null ? null : JSON.stringify(before), after === null ? null : JSON.stringify(after)).map(
    (difference) => {
      const side = (value: unknown) => JSON.stringify(value) ?? 'nothing'
      const same = difference.same > 0 ? ` (${difference.same} same)` : ''
      return `${difference.path.map(words).join(' › ')}: ${side(difference.before)} -> ${side(difference.after)}${same}`
    },
  )

describe('what differs', () => {
  it('is told field by field, without what stayed as it was', () => {
    expect(told({ name: 'Ann', age: 3 }, { name: 'Anna', age: 3 })).toEqual(['name: "Ann" -> "Anna"'])
  })

  it('is everything where there was, or is, nothing', () => {
    expect(told(null, { name: 'Ann', leader: null })).toEqual(['name: nothing -> "Ann"'])
    expect(told({ name: 'Ann' }, null)).toEqual(['name: "Ann" -> nothing'])
    expect(told(null, null)).toEqual([])
  })

  it('is told as it stands where nothing changed', () => {
    expect(told({ status: 'active' }, { status: 'active' })).toEqual(['status: "active" -> "active"'])
  })

  it('is looked for below, whatever the order of fields', () => {
    const before = { button: { name: 'b', fileId: '1' }, texts: { vi: { title: 'x', content: 'y' } } }
    const after = { texts: { vi: { content: 'z', title: 'x' } }, button: { fileId: '1', name: 'b' } }
    expect(told(before, after)).toEqual(['texts › vi › content: "y" -> "z"'])
  })

  it('is one word in one item of a module of the home page', () => {
    const page = (name: string) => ({
      'app-multi-image k1': {
        key: 'k1',
        title: 'Campus',
        categories: [
          {
            key: 'c',
            name: '',
            items: [
              { key: 'a', name: 'Gym' },
              { key: 'b', name },
            ],
          },
        ],
      },
    })
    expect(told(page('Lib'), page('Library'))).toEqual(['Campus › items › Library › name: "Lib" -> "Library"'])
  })

  it('is a thing that came or went, known again by its key', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ key, name: key.toUpperCase() }))
    expect(told({ items: [a, b] }, { items: [b, c] })).toEqual([
      'items › C: nothing -> {"key":"c","name":"C"}',
      'items › A: {"key":"a","name":"A"} -> nothing',
    ])
  })

  it('is the order, when things with keys only moved', () => {
    const [a, b] = ['a', 'b'].map((key) => ({ key, name: key.toUpperCase() }))
    expect(told({ items: [a, b] }, { items: [b, a] })).toEqual(['items: ["A","B"] -> ["B","A"]'])
  })

  it('is told of the college in which somebody moved', () => {
    const places = (department: string) => ({
      places: [
        { college: 'North', department: 'x' },
        { college: 'South', department },
      ],
    })
    expect(told(places('y'), places('z'))).toEqual(['places › South › department: "y" -> "z"'])
  })

  it('is a new name where a thing without a key kept its place', () => {
    const tabs = (name: string) => ({ tabs: [{ name: 'Home' }, { name }] })
    expect(told(tabs('Mine'), tabs('Me'))).toEqual(['tabs › Me › name: "Mine" -> "Me"'])
  })

  it('is found by place where things have neither key nor name', () => {
    const sections = (text: string) => ({ sections: [{ paragraphs: ['p'] }, { paragraphs: ['q', text] }] })
    expect(told(sections('r'), sections('s'))).toEqual(['sections › 2 › paragraphs: ["r"] -> ["s"] (1 same)'])
  })

  it('leaves out of lists what stands on both sides, but not out of an order', () => {
    expect(told({ rights: ['a', 'b', 'c'] }, { rights: ['a', 'c', 'd'] })).toEqual(['rights: ["b"] -> ["d"] (2 same)'])
    expect(told({ order: ['a', 'b'] }, { order: ['b', 'a', 'c'] })).toEqual(['order: ["a","b"] -> ["b","a","c"]'])
    expect(told({ labels: ['a', 'b'] }, { labels: ['b', 'a'] })).toEqual(['labels: ["a","b"] -> ["b","a"]'])
  })

  it('takes where a tap leads as a whole', () => {
    const jump = (link: string) => ({ jump: { to: 'link', moduleId: null, link } })
    expect(told(jump('/a'), jump('/b'))).toEqual([
      'jump: {"to":"link","moduleId":null,"link":"/a"} -> {"to":"link","moduleId":null,"link":"/b"}',
    ])
  })

  it('takes groups of an audience as they are', () => {
    const [one, other] = [
      { kind: 'label', id: '1' },
      { kind: 'post', id: '1' },
    ]
    expect(told({ included: [one] }, { included: [one, other] })).toEqual([
      'included: [] -> [{"kind":"post","id":"1"}] (1 same)',
    ])
  })

  it('takes what is no object, or no JSON, for one field', () => {
    expect(auditDifference('"plain"', 'cut {')).toMatchObject([
      { path: [{ field: '' }], before: 'plain', after: 'cut {' },
    ])
  })
})
