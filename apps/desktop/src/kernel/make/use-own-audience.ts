import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { useViewer } from '../viewer.ts'

/** What is made for one use is for its author alone: whoever uses it opens it to the people there. */
export function useOwnAudience(): AudienceChoice {
  const { id } = useViewer()
  return { included: [{ kind: 'user', id }], excluded: [] }
}
