import { refetchAfterWrite } from '@sands/web/call/refetch-after-write'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

const ORDER = 'GET /sands-shopping/api/v1/order/get'

/**
 * After a step of an order nothing that was read before is right: the order, lists, stock, points, and the course that
 * it opens or closes. Orders that are not on the screen are forgotten, so that no page begins with an old state.
 */
export function useRenew(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    queries.removeQueries({ queryKey: [ORDER], type: 'inactive' })
    void refetchAfterWrite(queries, {})
  }, [queries])
}
