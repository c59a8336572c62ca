import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type AddressShape, type AddressValues, readAddress, writeAddress } from './address-query.ts'
import { useIsHere } from './use-is-here.ts'

type Change<S extends AddressShape> = (patch: Partial<AddressValues<S>>, options?: { replace?: boolean }) => void

/** Filters and paging live in the address bar: they survive a reload, can be shared, and Back undoes them. */
export function useAddressQuery<S extends AddressShape>(shape: S): [AddressValues<S>, Change<S>] {
  const isHere = useIsHere()
  const [params, setParams] = useSearchParams()
  const values = useMemo(() => readAddress(shape, params), [shape, params])
  const change = useCallback<Change<S>>(
    (patch, options) => {
      if (!isHere()) return
      // Another filter may be in the address but not on the page yet.
      const now = new URLSearchParams(window.location.search)
      setParams(writeAddress(shape, now, patch), { replace: options?.replace ?? false })
    },
    [shape, isHere, setParams],
  )
  return [values, change]
}
