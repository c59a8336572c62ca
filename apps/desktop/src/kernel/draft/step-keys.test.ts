// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { stepOfKey } from './step-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, target: document.body }

it.each([
  ['Ctrl+Z', { key: 'z', ctrlKey: true }, 'back'],
  ['Command+Z', { key: 'z', metaKey: true }, 'back'],
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'forth'],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }, 'forth'],
  ['Z', { key: 'z' }, undefined],
  ['Ctrl+Alt+Z', { key: 'z', ctrlKey: true, altKey: true }, undefined],
  ['Ctrl+X', { key: 'x', ctrlKey: true }, undefined],
])('%s', (_name, pressed, way) => expect(stepOfKey({ ...NONE, ...pressed })).toBe(way))

it.each([
  ['a text field', '<input>', undefined],
  ['a text area', '<textarea></textarea>', undefined],
  ['a button in a window', '<div role="dialog"><button></button></div>', undefined],
  ['a button of the page', '<button></button>', 'back'],
  ['a checkbox', '<input type="checkbox">', 'back'],
])('in %s', (_name, html, way) => {
  document.body.innerHTML = html
  const target = document.querySelector('input, textarea, button')
  expect(stepOfKey({ ...NONE, key: 'z', ctrlKey: true, target })).toBe(way)
})
