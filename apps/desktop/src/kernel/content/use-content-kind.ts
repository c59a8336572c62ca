import type { JumpName } from '@sands/rules/jump'
import { useTerms } from '../slots.ts'
import type { ContentKind } from '../terms.ts'

/** Undefined when no domain provides content of this kind. */
export const useContentKind = (kind: JumpName): ContentKind | undefined =>
  useTerms().contents.find((content) => content.kind === kind)
