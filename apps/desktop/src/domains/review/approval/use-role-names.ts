import type { FlowList } from '@sands/contract/review/approval.model'
import { useT } from '../../../kernel/text.ts'

const BUILT_IN = {
  administrator: 'review.role_administrator',
  'content-author': 'review.role_content_author',
  'training-manager': 'review.role_training_manager',
  teacher: 'review.role_teacher',
  reviewer: 'review.role_reviewer',
  'shop-manager': 'review.role_shop_manager',
  merchant: 'review.role_merchant',
  'community-moderator': 'review.role_community_moderator',
  auditor: 'review.role_auditor',
} as const

const isBuiltIn = (code: string): code is keyof typeof BUILT_IN => Object.hasOwn(BUILT_IN, code)

/** The company's own name of a role, or that of a built-in one in the language of the reader. */
export function useRoleNames() {
  const t = useT()
  return ({ code, name }: FlowList['roles'][number]): string =>
    name ?? (code !== null && isBuiltIn(code) ? t(BUILT_IN[code]) : (code ?? ''))
}
