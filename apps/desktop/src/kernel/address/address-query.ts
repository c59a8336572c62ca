import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { isId } from '@sands/rules/id'

/** One value in the address bar: how to read it, and its fallback when the address does not contain it. */
export interface AddressValue<T> {
  readonly fallback: T
  readonly read: (text: string) => T | undefined
}

export type AddressShape = Readonly<Record<string, AddressValue<string> | AddressValue<number>>>
export type AddressValues<S extends AddressShape> = { readonly [K in keyof S]: S[K]['fallback'] }

export function textValue(maxLength = 100): AddressValue<string> {
  return { fallback: '', read: (text) => text.trim().slice(0, maxLength) }
}

export function choiceValue<const C extends string>(choices: readonly C[], fallback: C): AddressValue<C> {
  return { fallback, read: (text) => choices.find((choice) => choice === text) }
}

function numberValue(fallback: number, bounds: { min: number; max: number }): AddressValue<number> {
  return {
    fallback,
    read: (text) => {
      const value = Number(text)
      return /^\d+$/.test(text) && value >= bounds.min && value <= bounds.max ? value : undefined
    },
  }
}

/** An id; anything else counts as not said. */
export const idValue = <Wanted extends Id<string>>(): AddressValue<Wanted | ''> => ({
  fallback: '',
  read: (text) => (isId(text) ? asId<Wanted>(text) : undefined),
})

export const PAGE_SIZES = [20, 50, 100] as const

const pageSize: AddressValue<number> = {
  fallback: PAGE_SIZES[0],
  read: (text) => PAGE_SIZES.find((size) => String(size) === text),
}

/** What every paged list keeps in the address. The bounds are those of the contract's page query. */
export const pageValues = { current: numberValue(1, { min: 1, max: 100_000 }), size: pageSize }

/** An address can be typed by hand or shared, so it is not trusted: a value that makes no sense counts as missing. */
export function readAddress<S extends AddressShape>(shape: S, params: URLSearchParams): AddressValues<S> {
  const entries = Object.entries(shape).map(([name, value]) => {
    const text = params.get(name)
    return [name, text === null ? value.fallback : (value.read(text) ?? value.fallback)]
  })
  return Object.fromEntries(entries)
}

/** Values equal to their fallback are left out, so that the plain address stays short. */
export function writeAddress<S extends AddressShape>(
  shape: S,
  params: URLSearchParams,
  patch: Partial<AddressValues<S>>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || value === shape[name]?.fallback) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
