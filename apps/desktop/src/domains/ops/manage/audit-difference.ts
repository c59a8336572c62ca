/** One step of a path: into a field, or to an entry of a list. `called` is the title of the entry, or empty. */
export type Step =
  | { readonly field: string; readonly called: string }
  | { readonly place: number; readonly called: string }

export interface Difference {
  readonly path: readonly Step[]
  /** Undefined where one side has no value. */
  readonly before: unknown
  readonly after: unknown
  /** The number of list entries that are left out because both sides have them. */
  readonly same: number
}

export type Fields = Readonly<Record<string, unknown>>

/**
 * The fields that identify an entry of a list. When a name changes, an entry at the same position still counts as the
 * same.
 */
const IDENTITIES = ['key', 'id', 'college', 'name'] as const
const TITLES = ['title', 'name', 'college', 'heading'] as const
/** The lists in which the order matters. */
const ORDERS: readonly string[] = ['order']
const MODULE = /^app-\S+ \S+$/

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isModule = (field: string): boolean => MODULE.test(field)

/** A part of an audience, or a jump: several fields that are described as one value. */
export const isWhole = (value: unknown): value is Fields =>
  isFields(value) && (('kind' in value && 'id' in value) || ('to' in value && 'moduleId' in value))

function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  if (!isFields(one) || !isFields(other)) return false
  return namesOf(one, other).every((name) => isSame(one[name], other[name]))
}

const namesOf = (...sides: readonly Fields[]): string[] => [...new Set(sides.flatMap((side) => Object.keys(side)))]

/** The title of an entry. */
export function calledOf(value: unknown): string {
  if (!isFields(value)) return ''
  const titles = TITLES.map((name) => value[name]).filter((title) => typeof title === 'string')
  return titles.find((title) => title.trim() !== '')?.trim() ?? ''
}

const into = (field: string, value: unknown): Step => ({ field, called: isModule(field) ? calledOf(value) : '' })

function walk(before: unknown, after: unknown, path: readonly Step[]): Difference[] {
  if (isSame(before, after)) return []
  if (isFields(before) && isFields(after) && !isWhole(after))
    return namesOf(before, after).flatMap((name) =>
      walk(before[name], after[name], [...path, into(name, after[name] ?? before[name])]),
    )
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, before, after, same: 0 }]
  const all: readonly unknown[] = [...before, ...after]
  if (!all.every(isFields) || all.some(isWhole)) return [listDifference(before, after, path)]
  return thingDifferences(before, after, path)
}

/** Entries on both sides are left out, unless the lists differ only in their order. */
function listDifference(before: readonly unknown[], after: readonly unknown[], path: readonly Step[]): Difference {
  const without = (one: readonly unknown[], other: readonly unknown[]) =>
    one.filter((value) => !other.some((candidate) => isSame(value, candidate)))
  const [gone, added] = [without(before, after), without(after, before)]
  const last = path.at(-1)
  const isOrder = last !== undefined && 'field' in last && ORDERS.includes(last.field)
  if (isOrder || gone.length + added.length === 0) return { path, before, after, same: 0 }
  return { path, before: gone, after: added, same: before.length - gone.length }
}

interface Pair {
  readonly before: Fields | undefined
  readonly after: Fields | undefined
}

function identityIn(...lists: readonly (readonly Fields[])[]) {
  return IDENTITIES.find((name) =>
    lists.every((things) => {
      const ids = things.map((thing) => thing[name])
      return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length
    }),
  )
}

function pairsOf(before: readonly Fields[], after: readonly Fields[]): Pair[] {
  const identity = identityIn(before, after)
  const left = new Set(before)
  const take = (thing: Fields | undefined) => (thing && left.delete(thing) ? thing : undefined)
  const known = after.map((thing) =>
    identity ? take(before.find((candidate) => candidate[identity] === thing[identity])) : undefined,
  )
  const keepsPlace = identity === undefined || identity === 'name'
  const pairs = after.map((thing, index) => ({
    before: known[index] ?? (keepsPlace ? take(before[index]) : undefined),
    after: thing,
  }))
  return [...pairs, ...[...left].map((thing) => ({ before: thing, after: undefined }))]
}

function thingDifferences(before: readonly Fields[], after: readonly Fields[], path: readonly Step[]): Difference[] {
  const pairs = pairsOf(before, after)
  const placesBefore = pairs.flatMap((pair) => (pair.before && pair.after ? [before.indexOf(pair.before)] : []))
  const isMoved = placesBefore.some((place, index) => place < (placesBefore[index - 1] ?? -1))
  const namesIn = (things: readonly Fields[]) => things.map((thing, index) => calledOf(thing) || `${index + 1}`)
  const isOnlyOne = before.length === 1 && after.length === 1
  const differences = pairs.flatMap((pair, index) => {
    const called = calledOf(pair.after) || calledOf(pair.before)
    // The only category of a module has no name, so it is left out of the path.
    const there = isOnlyOne && called === '' ? path.slice(0, -1) : [...path, { place: index + 1, called }]
    return walk(pair.before, pair.after, there)
  })
  return isMoved ? [{ path, before: namesIn(before), after: namesIn(after), same: 0 }, ...differences] : differences
}

/** A value that is not an object, or not JSON, becomes one field without a name. */
function sideOf(text: string | null): Fields {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : { '': value }
  } catch {
    return { '': text }
  }
}

/** The differences between two sides of an entry, down to the deepest fields; when nothing differs, all fields. */
export function auditDifference(before: string | null, after: string | null): Difference[] {
  const [was, is] = [sideOf(before), sideOf(after)]
  const differences = walk(was, is, [])
  if (differences.length > 0) return differences
  return namesOf(was, is).map((name) => ({ path: [into(name, is[name])], before: was[name], after: is[name], same: 0 }))
}
