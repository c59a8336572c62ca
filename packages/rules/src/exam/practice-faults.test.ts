import { expect, it } from 'vitest'
import { practiceFaults } from './practice-faults.ts'

type Practice = Parameters<typeof practiceFaults>[0]
const faults = (changes: Partial<Practice>, supply: { there?: readonly string[]; missing?: number } = {}) =>
  practiceFaults(
    { title: 'Tea', questionIds: ['1', '2'], draws: [], opensAt: null, closesAt: null, ...changes },
    {
      isQuestionThere: (id) => (supply.there ?? ['1', '2']).includes(id),
      missingOf: () => supply.missing ?? 0,
      now: Date.parse('2026-05-01T00:00:00Z'),
    },
  ).map(({ kind, key }) => (key === null ? kind : `${kind} ${key}`))

it.each<[string, Partial<Practice>, { there?: readonly string[]; missing?: number }, string[]]>([
  ['a complete practice has none', {}, {}, []],
  ['a title of spaces is no title', { title: '  ' }, {}, ['no_title']],
  ['a practice needs questions', { questionIds: [] }, {}, ['no_questions']],
  ['a deleted question is named', {}, { there: ['1'] }, ['question_gone 2']],
  ['a question is there once', { questionIds: ['1', '2', '1'] }, {}, ['twice 1']],
  ['a draw needs enough questions', { draws: [{ key: 'd', count: 5 }] }, { missing: 2 }, ['not_enough d']],
  ['more than two hundred are too many', { draws: [{ key: 'd', count: 199 }] }, {}, ['too_many']],
  [
    'it closes after it opens',
    { opensAt: '2026-06-02T00:00:00Z', closesAt: '2026-06-01T00:00:00Z' },
    {},
    ['closes_first'],
  ],
  ['it closes in the future', { closesAt: '2026-04-30T00:00:00Z' }, {}, ['closes_past']],
])('%s', (_name, changes, supply, expected) => {
  expect(faults(changes, supply)).toEqual(expected)
})
