import { Settings } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import type { MyEntry } from '../../kernel/slots.ts'
import { groupEntries } from './group-entries.ts'

const entry = (id: string, over: Partial<MyEntry> = {}): MyEntry => ({
  id,
  label: 'settings.title',
  icon: Settings,
  to: '/setting',
  group: 'more',
  order: 10,
  ...over,
})
const ids = (groups: MyEntry[][]) => groups.map((group) => group.map(({ id }) => id))

describe('entries of the my page', () => {
  it('are listed by group, learning first, and in a group by their order', () => {
    const last = entry('last', { order: 20 })
    const entries = [entry('about', { group: 'about' }), last, entry('mine', { group: 'learning' }), entry('first')]
    expect(ids(groupEntries(entries, undefined))).toEqual([['mine'], ['first', 'last'], ['about']])
  })

  it('that need a label are shown only to people who have it', () => {
    const team = entry('team', { shows: (labels) => labels.teamLearningLabel === 1 })
    expect(groupEntries([team], { teamLearningLabel: 0, teachingMgtLabel: 1 })).toEqual([])
    expect(groupEntries([team], undefined)).toEqual([])
    expect(ids(groupEntries([team], { teamLearningLabel: 1, teachingMgtLabel: 0 }))).toEqual([['team']])
  })
})
