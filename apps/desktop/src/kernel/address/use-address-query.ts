import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressShape, type AddressValues, readAddress, writeAddress } from './address-query.ts'

type Change<S extends AddressShape> = (patch: Partial<AddressValues<S>>, options?: { replace?: boolean }) => void

/** Filters and paging live in the address bar: they survive a reload, can be shared, and Back undoes them. */
export function useAddressQuery<S extends AddressShape>(shape: S): [AddressValues<S>, Change<S>] {
  const [params, setParams] = useSearchParams()
  const values = useMemo(() => readAddress(shape, params), [shape, params])
  const change = useCallback<Change<S>>(
    (patch, options) => setParams((now) => writeAddress(shape, now, patch), { replace: options?.replace ?? false }),
    [shape, setParams],
  )
  return [values, change]
}
