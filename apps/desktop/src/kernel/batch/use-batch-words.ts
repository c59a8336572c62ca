import { useTerms } from '../slots.ts'
import { useT } from '../text.ts'

/** The names of batch kinds and counts. A kind or count from a newer server is shown by its raw name. */
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
