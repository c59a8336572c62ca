import { expect, it } from 'vitest'
import { prettyJson } from './pretty-json.ts'

it('formats JSON over several lines', () => {
  expect(prettyJson('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
})

it('shows truncated JSON unchanged', () => {
  expect(prettyJson('{"a":"long te')).toBe('{"a":"long te')
})
