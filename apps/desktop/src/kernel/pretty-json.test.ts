import { expect, it } from 'vitest'
import { prettyJson } from './pretty-json.ts'

it('lays JSON out over lines', () => {
  expect(prettyJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
})

it('shows what was cut off as it came', () => {
  expect(prettyJson('{"a":"long te')).toBe('{"a":"long te')
})
