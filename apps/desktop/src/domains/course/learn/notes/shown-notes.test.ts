import type { StudyNote } from '@sands/contract/study/learning.model'
import type { OutboxItem } from '@sands/web/outbox/outbox'
import { expect, it } from 'vitest'
import { isNoteAct, NOTE_DELETE, NOTE_SAVE, shownNotes } from './shown-notes.ts'

const note = (id: string, position: number | null): StudyNote => ({
  id: id as StudyNote['id'],
  learnType: 2,
  learnId: '7',
  position,
  content: `note ${id}`,
  version: 3,
  updateTime: '2026-03-01T12:00:00.000Z',
})
const act = (key: OutboxItem['key'], body: object, over: Partial<OutboxItem> = {}): OutboxItem => ({
  id: `act ${JSON.stringify(body)}`,
  userId: '1',
  key,
  body,
  label: '',
  idempotencyKey: '',
  createdAt: 0,
  tries: 0,
  nextTryAt: 0,
  state: 'waiting',
  reason: null,
  ...over,
})
const contents = (...input: Parameters<typeof shownNotes>) => shownNotes(...input).map(({ content }) => content)

it('is sorted by its place, also before the server has it', () => {
  const fresh = act(NOTE_SAVE, { learnId: '7', position: 500, content: 'in between' })
  expect(contents([note('1', null), note('2', 100), note('3', 900)], [fresh])).toEqual([
    'note 1',
    'note 2',
    'in between',
    'note 3',
  ])
})

it('shows the latest edit', () => {
  const once = act(NOTE_SAVE, { id: '2', learnId: '7', position: 100, content: 'once' })
  const twice = act(NOTE_SAVE, { id: '2', learnId: '7', position: 950, content: 'twice' })
  expect(contents([note('2', 100), note('3', 900)], [once, twice])).toEqual(['note 3', 'twice'])
})

it('uses the version that the pending writes will produce', () => {
  const write = act(NOTE_SAVE, { id: '2', learnId: '7', position: 100, content: 'once', version: 3 })
  const versions = (...acts: OutboxItem[]) => shownNotes([note('2', 100)], acts).map(({ version }) => version)
  expect(versions()).toEqual([3])
  expect(versions(write)).toEqual([4])
  expect(versions(write, { ...write, body: { ...write.body, version: 4 } })).toEqual([5])
  expect(versions({ ...write, state: 'refused' })).toEqual([3])
})

it('disappears at once when it is deleted, and comes back when that is refused', () => {
  const gone = act(NOTE_DELETE, { id: '2' })
  expect(contents([note('2', 100), note('3', 900)], [gone])).toEqual(['note 3'])
  expect(contents([note('2', 100)], [{ ...gone, state: 'refused' }])).toEqual(['note 2'])
})

it('knows which writes belong to the notes of a courseware', () => {
  expect(isNoteAct(act(NOTE_SAVE, { learnId: '7' }), '7')).toBe(true)
  expect(isNoteAct(act(NOTE_SAVE, { learnId: '8' }), '7')).toBe(false)
  expect(isNoteAct(act(NOTE_DELETE, { id: '2' }), '7')).toBe(true)
})

it('is not shown twice just after it was stored', () => {
  const landed = act(NOTE_SAVE, { learnId: '7', position: 100, content: 'note 2' })
  expect(contents([note('2', 100)], [landed])).toEqual(['note 2'])
})
