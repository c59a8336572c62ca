// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { asksForSearch } from './use-slash.ts'

const press = (target: Element, more: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) =>
  asksForSearch({ key: '/', ctrlKey: false, metaKey: false, altKey: false, target, ...more })

afterEach(() => {
  document.body.innerHTML = ''
})

describe('the slash key', () => {
  it('opens the search from anywhere on the page', () => {
    document.body.innerHTML = '<main><button>one</button></main>'
    expect(press(document.querySelector('button') ?? document.body)).toBe(true)
  })

  it('types a slash while the focus is in a text field', () => {
    document.body.innerHTML = '<input><textarea></textarea><div contenteditable="true"><b>x</b></div>'
    for (const field of document.querySelectorAll('input, textarea, b')) expect(press(field)).toBe(false)
  })

  it('ignores browser shortcuts and open dialogs', () => {
    expect(press(document.body, { ctrlKey: true })).toBe(false)
    document.body.innerHTML = '<dialog open></dialog>'
    expect(press(document.body)).toBe(false)
  })
})
