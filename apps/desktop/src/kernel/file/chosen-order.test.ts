import { expect, it } from 'vitest'
import { createChosenOrder, placeAmong } from './chosen-order.ts'

const aFile = (name: string) => new File([name], name)

/** Files of several choices finish uploading in the given order; each is inserted into the current list. */
function arriving(choices: readonly string[], arrivals: string, list: string[] = []) {
  const order = createChosenOrder<string>()
  const files = new Map([...choices.join('')].map((name) => [name, aFile(name)]))
  const fileOf = (name: string) => files.get(name) ?? aFile(name)
  for (const choice of choices) order.choose([...choice].map(fileOf))
  for (const name of arrivals) list.splice(placeAmong(list, order.settle(fileOf(name), name)), 0, name)
  return list.join('')
}

it.each(['1234', '2143', '4321', '3142'])('files that finish as %s keep the order of the choice', (arrivals) => {
  expect(arriving(['1234'], arrivals)).toBe('1234')
  expect(arriving(['12', '34'], arrivals)).toBe('1234')
  expect(arriving(['1234'], arrivals, ['a', 'b'])).toBe('ab1234')
})

it('files that finish late go next to the files of their choice, even if those were moved', () => {
  const order = createChosenOrder<string>()
  const [one, two, three] = [aFile('1'), aFile('2'), aFile('3')]
  order.choose([one, two, three])
  order.settle(two, '2')
  expect(placeAmong(['2', 'a', 'b'], order.settle(three, '3'))).toBe(1)
  expect(placeAmong(['a', '3', '2', 'b'], order.settle(one, '1'))).toBe(1)
})

it('files of the next choice go to the end, wherever the earlier ones were moved', () => {
  const order = createChosenOrder<string>()
  const [one, two] = [aFile('1'), aFile('2')]
  order.choose([one])
  order.settle(one, '1')
  order.choose([two])
  expect(placeAmong(['1', 'a'], order.settle(two, '2'))).toBe(2)
})
