import { describe, expect, it } from 'vitest'
import { beginHistory, type EditHistory, redo, step, undo } from './edit-history.ts'

const steps = (history: EditHistory<string>, ...nows: string[]) =>
  nows.reduce((before, now) => step(before, { now, at: 0 }), history)

describe('the edit history', () => {
  it('goes back and forth', () => {
    const history = steps(beginHistory('a'), 'b', 'c')
    expect(undo(history).now).toBe('b')
    expect(undo(undo(history)).now).toBe('a')
    expect(redo(undo(undo(history))).now).toBe('b')
    expect(redo(redo(undo(undo(history)))).now).toBe('c')
  })

  it('stops at the first and at the last step', () => {
    expect(undo(beginHistory('a')).now).toBe('a')
    expect(redo(steps(beginHistory('a'), 'b')).now).toBe('b')
  })

  it('drops undone steps after a new change', () => {
    const history = steps(undo(steps(beginHistory('a'), 'b')), 'c')
    expect(redo(history).now).toBe('c')
    expect(undo(history).now).toBe('a')
  })

  it('counts letters typed into one field without a pause as one step', () => {
    let history = beginHistory('')
    history = step(history, { now: 'h', about: 'name', at: 0 })
    history = step(history, { now: 'ho', about: 'name', at: 1000 })
    history = step(history, { now: 'hom', about: 'name', at: 2000 })
    expect(undo(history).now).toBe('')
    history = step(history, { now: 'home', about: 'name', at: 3600 })
    expect(undo(history).now).toBe('hom')
    history = step(history, { now: 'home!', about: 'title', at: 3700 })
    expect(undo(history).now).toBe('home')
  })

  it('starts a new step for letters typed after an undo', () => {
    let history = step(beginHistory(''), { now: 'a', about: 'name', at: 0 })
    history = step(undo(history), { now: 'b', about: 'name', at: 10 })
    expect(undo(history).now).toBe('')
    expect(history.past).toEqual([''])
  })

  it('adds no step when nothing changed', () => {
    const history = beginHistory('a')
    expect(step(history, { now: 'a', at: 0 })).toBe(history)
  })

  it('keeps the last fifty steps', () => {
    let history = steps(beginHistory('start'), ...Array.from({ length: 60 }, (_, index) => String(index)))
    for (let count = 0; count < 100; count += 1) history = undo(history)
    expect(history.now).toBe('9')
  })
})
