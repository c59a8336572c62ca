import { useTerms } from '../slots.ts'
import { useT } from '../text.ts'

/** How long work and what it counts are called. What came with a newer server is shown by its own name. */
export function useBatchWords() {
  const t = useT()
  const { batches, batchCounts } = useTerms()
  return {
    kind: (kind: string): string => {
      const text = batches.get(kind)
      return text ? t(text) : kind
    },
    count: (name: string): string => {
      const text = batchCounts.get(name)
      return text ? t(text) : name
    },
  }
}
