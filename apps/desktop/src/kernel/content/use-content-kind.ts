import type { JumpName } from '@sands/rules/jump'
import { useTerms } from '../slots.ts'
import type { ContentKind } from '../terms.ts'

/** Undefined where no domain offers things of the kind. */
export const useContentKind = (kind: JumpName): ContentKind | undefined =>
  useTerms().contents.find((content) => content.kind === kind)
