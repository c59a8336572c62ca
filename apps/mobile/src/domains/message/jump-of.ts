import type { Message } from '@sands/contract/message/message.model'
import type { Jump } from '@sands/rules/jump'

/** Where a message leads: nowhere unless it says that it does. */
export const jumpOf = ({ isJumpApp, jumpType, jumpModuleId, customerJumpLink }: Message): Jump =>
  isJumpApp === 1 ? { type: jumpType, moduleId: jumpModuleId, link: customerJumpLink } : { type: null }
