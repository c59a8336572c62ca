import { describe, expect, it } from 'vitest'
import { auditDifference, type Step } from './audit-difference.ts'

const words = (step: Step) => step.called || ('field' in step ? step.field : step.place)

/** Written as `path: before -> after`. */
const told = (before: unknown, after: unknown) =>
  auditDifference(before === null ? null : JSON.stringify(before), after === null ? null : JSON.stringify(after)).map(
    (difference) => {
      const side = (value: unknown) => JSON.stringify(value) ?? 'nothing'
      const same = difference.same > 0 ? ` (${difference.same} same)` : ''
      return `${difference.path.map(words).join(' › ')}: ${side(difference.before)} -> ${side(difference.after)}${same}`
    },
  )

describe('the difference between two sides of an audit entry', () => {
  it('lists changed fields only', () => {
    expect(told({ name: 'Ann', age: 3 }, { name: 'Anna', age: 3 })).toEqual(['name: "Ann" -> "Anna"'])
  })

  it('lists everything when one side is empty', () => {
    expect(told(null, { name: 'Ann', leader: null })).toEqual(['name: nothing -> "Ann"'])
    expect(told({ name: 'Ann' }, null)).toEqual(['name: "Ann" -> nothing'])
    expect(told(null, null)).toEqual([])
  })

  it('lists all fields when nothing changed', () => {
    expect(told({ status: 'active' }, { status: 'active' })).toEqual(['status: "active" -> "active"'])
  })

  it('compares nested fields in any order', () => {
    const before = { button: { name: 'b', fileId: '1' }, texts: { vi: { title: 'x', content: 'y' } } }
    const after = { texts: { vi: { content: 'z', title: 'x' } }, button: { fileId: '1', name: 'b' } }
    expect(told(before, after)).toEqual(['texts › vi › content: "y" -> "z"'])
  })

  it('finds one changed word in an item of a home page module', () => {
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

  it('finds added and removed entries by their key', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((key) => ({ key, name: key.toUpperCase() }))
    expect(told({ items: [a, b] }, { items: [b, c] })).toEqual([
      'items › C: nothing -> {"key":"c","name":"C"}',
      'items › A: {"key":"a","name":"A"} -> nothing',
    ])
  })

  it('reports the order when entries with keys only moved', () => {
    const [a, b] = ['a', 'b'].map((key) => ({ key, name: key.toUpperCase() }))
    expect(told({ items: [a, b] }, { items: [b, a] })).toEqual(['items: ["A","B"] -> ["B","A"]'])
  })

  it('names the college in which a person moved', () => {
    const places = (department: string) => ({
      places: [
        { college: 'North', department: 'x' },
        { college: 'South', department },
      ],
    })
    expect(told(places('y'), places('z'))).toEqual(['places › South › department: "y" -> "z"'])
  })

  it('reports a new name when an entry without a key kept its position', () => {
    const tabs = (name: string) => ({ tabs: [{ name: 'Home' }, { name }] })
    expect(told(tabs('Mine'), tabs('Me'))).toEqual(['tabs › Me › name: "Mine" -> "Me"'])
  })

  it('compares by position when entries have neither key nor name', () => {
    const sections = (text: string) => ({ sections: [{ paragraphs: ['p'] }, { paragraphs: ['q', text] }] })
    expect(told(sections('r'), sections('s'))).toEqual(['sections › 2 › paragraphs: ["r"] -> ["s"] (1 same)'])
  })

  it('leaves out list entries that are on both sides, except in an order', () => {
    expect(told({ rights: ['a', 'b', 'c'] }, { rights: ['a', 'c', 'd'] })).toEqual(['rights: ["b"] -> ["d"] (2 same)'])
    expect(told({ order: ['a', 'b'] }, { order: ['b', 'a', 'c'] })).toEqual(['order: ["a","b"] -> ["b","a","c"]'])
    expect(told({ labels: ['a', 'b'] }, { labels: ['b', 'a'] })).toEqual(['labels: ["a","b"] -> ["b","a"]'])
  })

  it('treats a jump as one value', () => {
    const jump = (link: string) => ({ jump: { to: 'link', moduleId: null, link } })
    expect(told(jump('/a'), jump('/b'))).toEqual([
      'jump: {"to":"link","moduleId":null,"link":"/a"} -> {"to":"link","moduleId":null,"link":"/b"}',
    ])
  })

  it('treats parts of an audience as single values', () => {
    const [one, other] = [
      { kind: 'label', id: '1' },
      { kind: 'post', id: '1' },
    ]
    expect(told({ included: [one] }, { included: [one, other] })).toEqual([
      'included: [] -> [{"kind":"post","id":"1"}] (1 same)',
    ])
  })

  it('treats a value that is not an object, or not JSON, as one field', () => {
    expect(auditDifference('"plain"', 'cut {')).toMatchObject([
      { path: [{ field: '' }], before: 'plain', after: 'cut {' },
    ])
  })
})
