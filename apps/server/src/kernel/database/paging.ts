import type { PageOf } from '@sands/contract/kernel/schema'

export interface PageRequest {
  current?: number
  size?: number
}

const DEFAULT_PAGE_SIZE = 20

export const pageWindow = ({ current = 1, size = DEFAULT_PAGE_SIZE }: PageRequest) => ({
  current,
  size,
  offset: (current - 1) * size,
})

export const pageOf = <T>(
  records: T[],
  total: number,
  { current = 1, size = DEFAULT_PAGE_SIZE }: PageRequest,
): PageOf<T> => ({
  records,
  current,
  size,
  total,
})
