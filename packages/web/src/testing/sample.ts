import { type CallData, type CallKey, callsByDomain } from '@sands/contract/calls'
import type { Plain } from './fake-calls.ts'

/** The part of an answer that a test specifies; the contract fills in the rest. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { [P in keyof T]?: Given<T[P]> }
    : T

/** The parts of a JSON schema that the contract uses. */
interface Schema {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  format?: string
  minimum?: number
  default?: unknown
}

const SAMPLE_ID = '1'
const SAMPLE_TIME = '2026-03-02T02:00:00.000Z'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the literal values of the schema match those of the test. */
const agrees = ({ properties = {} }: Schema, given: unknown): boolean =>
  !isObject(given) ||
  Object.entries(properties).every(
    ([name, part]) => part.const === undefined || given[name] === undefined || part.const === given[name],
  )

function choose(choices: readonly Schema[], given: unknown): unknown {
  const empty = choices.find(({ type }) => type === 'null')
  if (given === null || (given === undefined && empty)) return null
  const full = choices.filter((choice) => choice !== empty)
  if (given !== undefined && !isObject(given) && !Array.isArray(given)) return given
  const chosen = full.find((choice) => agrees(choice, given)) ?? full[0]
  return chosen ? fill(chosen, given) : null
}

function plain({ type, pattern, format, minimum }: Schema): unknown {
  if (type === 'integer' || type === 'number') return minimum ?? 0
  if (type === 'boolean') return false
  if (type !== 'string') return null
  if (format === 'date-time') return SAMPLE_TIME
  return pattern?.startsWith('^[1-9]') ? SAMPLE_ID : ''
}

function fill(schema: Schema, given: unknown): unknown {
  if (schema.anyOf) return choose(schema.anyOf, given)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => fill(part, given)))
  if (schema.const !== undefined) return schema.const
  if (schema.type === 'array') {
    const items = schema.items ?? {}
    return Array.isArray(given) ? given.map((item) => fill(items, item)) : []
  }
  if (schema.type === 'object' && schema.properties) {
    const known = isObject(given) ? given : {}
    const required = new Set(schema.required)
    const parts = Object.entries(schema.properties).filter(([name]) => required.has(name) || known[name] !== undefined)
    return { ...known, ...Object.fromEntries(parts.map(([name, part]) => [name, fill(part, known[name])])) }
  }
  return given ?? (schema.type === 'object' ? {} : plain(schema))
}

const calls = new Map<string, { data: unknown }>(Object.values(callsByDomain).flatMap((group) => Object.entries(group)))

/** An answer of the shape that the contract requires, with empty values where the test specifies none. */
export function sample<K extends CallKey>(key: K, given?: Given<Plain<CallData<K>>>): Plain<CallData<K>> {
  return fill((calls.get(key)?.data ?? {}) as Schema, given) as Plain<CallData<K>>
}

type RecordOf<K extends CallKey> = CallData<K> extends { records: (infer Item)[] } ? Plain<Item> : never

/** A single page with all records. */
export function samplePage<K extends CallKey>(key: K, records: readonly Given<RecordOf<K>>[]): Plain<CallData<K>> {
  const page = { records, current: 1, size: 20, total: records.length }
  return fill((calls.get(key)?.data ?? {}) as Schema, page) as Plain<CallData<K>>
}
