import type { Id } from '@sands/contract/kernel/schema'
import { APPROVAL_KINDS } from '@sands/rules/review/approval'
import { choiceValue, idValue, pageValues } from '../../../kernel/address/address-query.ts'

export const APPROVAL_TABS = ['todo', 'done', 'mine'] as const

/** `open` names the request in the drawer. */
export const APPROVAL_ADDRESS = {
  ...pageValues,
  tab: choiceValue(APPROVAL_TABS, 'todo'),
  kind: choiceValue(['', ...APPROVAL_KINDS], ''),
  id: idValue<Id<'approval'>>(),
}
